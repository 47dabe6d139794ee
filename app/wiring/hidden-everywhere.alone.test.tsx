import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { BlockDialog, DomainDialog, MuteDialog, restoreHiddenAccounts } from '@/features/accounts'
import { ConversationsList } from '@/features/conversations'
import { Directory, SuggestedPeople, TrendingPosts } from '@/features/explore'
import { Notifications, RequestsList } from '@/features/notifications'
import { StatusPeople } from '@/features/statuses'
import { homeSource, Timeline } from '@/features/timelines'
import { documentScroller } from '@/lib/column'
import type { ModalProps } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { connectFactHandlers } from './fact-handlers'

const shown = vi.hoisted(() => ({ stage: null as Stage | null }))
vi.mock('../identity/runtimes', () => ({ runtimes: { peek: () => shown.stage?.runtime ?? null } }))

beforeAll(connectFactHandlers)
beforeEach(() => {
  localStorage.clear()
  return () => localStorage.clear()
})

/** Lists and dialogs load their code first. */
const LOADING = { timeout: 10_000 * inject('patience') }

const EVE = 'eve@remote.example'

/** High enough to show every row. */
const place = () => ({
  scroller: { ...documentScroller(), height: () => 20_000 },
  memory: new WindowMemory(),
})

interface List {
  name: string
  /** Puts Eve into the list and returns it. */
  make: (stage: Stage) => ReactNode | Promise<ReactNode>
}

const LISTS: readonly List[] = [
  {
    name: 'home',
    make: () => (
      // A window of usual height: rows of posts take long to render.
      <Timeline
        source={homeSource()}
        label="Home"
        scroller={documentScroller()}
        memory={new WindowMemory()}
      />
    ),
  },
  {
    name: 'the people who boosted a post',
    make: async ({ simulator: { script }, load }) => {
      const post = script.as('finn@remote.example').publish('Boost me')
      script.as(EVE).boost(post.id)
      script.as('cleo').boost(post.id)
      await load()
      return <StatusPeople id={post.id as StatusId} kind="boosts" {...place()} />
    },
  },
  {
    name: 'notifications',
    make: ({ simulator: { script } }) => {
      script.as(EVE).publish('@ann hello there')
      return <Notifications filter="all" label="Notifications" {...place()} />
    },
  },
  {
    name: 'requests',
    make: ({ simulator: { script } }) => {
      script.as('ann').unfollow(EVE)
      script.policy('ann', { for_not_following: 'filter' })
      script.as(EVE).publish('@ann hello there')
      return <RequestsList {...place()} />
    },
  },
  {
    name: 'conversations',
    make: () => <ConversationsList {...place()} />,
  },
  {
    name: 'suggestions',
    make: ({ accountId, simulator: { script, server } }) => {
      server.world.suggestions = [EVE, 'finn@remote.example', 'ben'].map((acct) => {
        script.as('ann').unfollow(acct)
        return { forId: null, accountId: accountId(acct), sources: ['friends_of_friends'] }
      })
      return <SuggestedPeople {...place()} />
    },
  },
  {
    name: 'trending posts',
    make: ({ simulator: { script, server } }) => {
      const posts = [EVE, 'finn@remote.example'].map((acct) => script.as(acct).publish('Hot post'))
      server.world.trends = { tags: [], links: [], statusIds: posts.map(({ id }) => id) }
      return <TrendingPosts {...place()} />
    },
  },
  {
    name: 'the profile directory',
    make: ({ simulator: { server } }) => {
      for (const { id } of server.world.accounts.values())
        server.world.accounts.patch(id, { discoverable: true })
      return <Directory order="active" local={false} {...place()} />
    },
  },
]

const seen = () => screen.queryAllByText(/^Eve/).length

/** The names in the list, in its order, from the first Eve on: a window may begin at another row. */
function namesFromEve() {
  const all = screen.queryAllByText(/^(Ann|Ben|Cleo|Eve|Finn)\b/).map(({ textContent }) => textContent)
  return all.slice(all.findIndex((name) => name.startsWith('Eve'))).join()
}

async function setup({ make }: List, dialog: (props: ModalProps<'BLOCK_DOMAIN'>) => ReactNode) {
  const stage = createStage()
  shown.stage = stage
  restoreHiddenAccounts(stage.runtime)
  await stage.load()
  const list = await make(stage)
  const common = { id: 'm', identity: stage.runtime.identity.key, close: () => {} }
  const payload = { accountId: stage.accountId(EVE), acct: EVE, domain: 'remote.example' }
  const rendered = renderWith(list, { stage })
  await waitFor(() => expect(seen()).toBeGreaterThan(0), LOADING)
  const before = namesFromEve()
  await stage.runtime.loader.refresh({ kind: 'relationship', id: payload.accountId })
  const open = renderWith(dialog({ ...common, payload }), { stage })
  return { ...rendered, stage, before, closeDialog: () => open.unmount() }
}

const WAYS = [
  ['a block', BlockDialog, 'Block'],
  ['a mute', MuteDialog, 'Mute'],
  ['a domain block', DomainDialog, 'Block server'],
] as const

test.each(
  WAYS.flatMap(([way, Dialog, button]) =>
    LISTS.map((list) => [way, list.name, Dialog, button, list] as const),
  ),
)('%s removes an account from %s, and Undo restores the list', async (_way, _, Dialog, button, list) => {
  const { user, stage, before, closeDialog } = await setup(list, (props) => <Dialog {...props} />)
  const { recorded } = stage.simulator
  const reads = recorded.length
  await user.click(await screen.findByRole('button', { name: button }, LOADING))
  await act(async () => closeDialog())
  await waitFor(() => expect(seen()).toBe(0))
  await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
  await waitFor(() => expect(namesFromEve()).toContain(before))
  expect(recorded.slice(reads).filter(({ method }) => method !== 'GET')).toEqual([])
})
