import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { StatusPeople, Thread } from '@/features/statuses'
import { useRuntime } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { documentScroller, WindowMemory } from '@/lib/ui/windowed-list'
import type { Kind } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/status'
import { prepareTimelines } from './engines'
import { PinnedPosts } from './pinned-posts'
import { homeSource } from './source'
import { StatusList } from './status-list'
import { bookmarksList } from './status-lists'
import { Timeline } from './timeline'

// The line would load while the test waits.
beforeAll(async () => void (await import('@/lib/ui/error-boundary/row-failed')))
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const place = () => ({
  scroller: { ...documentScroller(), height: () => 5000 },
  memory: new WindowMemory(),
  label: 'List',
})
const empty = <p>Nothing</p>

function Bookmarks() {
  return <StatusList list={bookmarksList(useRuntime())} {...place()} empty={empty} />
}

/** Makes an entity one that cannot be drawn, or whole again. */
function change(stage: Stage, kind: Kind, id: string, part: object) {
  const { cache } = stage.runtime
  const whole = cache.read(kind as 'status', id as StatusId)
  act(() =>
    cache.ingest([{ kind: kind as 'status', id: id as StatusId, data: { ...whole, ...part } as never }], 1e9),
  )
}

const scenes: [string, (stage: Stage, id: StatusId) => ReactNode | Promise<ReactNode>][] = [
  [
    'timeline',
    ({ runtime }) => {
      prepareTimelines(runtime)
      return <Timeline source={homeSource()} {...place()} />
    },
  ],
  [
    'plain list',
    async ({ runtime }, id) => {
      await runtime.http.request(`/api/v1/statuses/${id}/bookmark`, { method: 'POST', schema: statusDto })
      return <Bookmarks />
    },
  ],
  [
    'row of pinned posts',
    async (stage, id) => {
      await stage.load()
      return <PinnedPosts ids={[id]} own={false} />
    },
  ],
  [
    'conversation',
    (stage, id) => {
      const reply = stage.simulator.script.as('ann').publish({ text: 'A reply', inReplyToId: id })
      return <Thread id={reply.id as StatusId} {...place()} />
    },
  ],
]

test.each(scenes)('a post that cannot be drawn in a %s is one line, until it changes', async (_, scene) => {
  const stage = createStage()
  const id = stage.simulator.script.as('ann').publish('The broken one').id as StatusId
  renderWith(await scene(stage, id), { stage })
  const post = () => document.querySelector(`[data-status="${id}"]`)
  await vi.waitFor(() => expect(post()).not.toBeNull())
  const rows = () => document.querySelectorAll('article').length
  const before = rows()
  const content = stage.runtime.cache.read('status', id)?.content
  change(stage, 'status', id, { content: { not: 'text' } })

  const line = await screen.findByRole('article', { name: 'Couldn’t show this post.' })
  expect(rows()).toBeGreaterThanOrEqual(before)
  const link = within(line).getByRole('link', { name: 'Open original page' })
  expect(link.getAttribute('href')).toMatch(/^https?:/)
  expect(within(line).getByText('Details for a report')).toBeDefined()
  expect(line.textContent).toContain(`${id} at `)

  change(stage, 'status', id, { content })
  await vi.waitFor(() => expect(post()).not.toBeNull())
  expect(rows()).toBeGreaterThanOrEqual(before)
})

test('an account that cannot be drawn in a list is one line, until it changes', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const { id } = script.as('ann').publish('Well liked')
  for (const acct of ['ben', 'dora']) script.as(acct).favourite(id)
  renderWith(<StatusPeople id={id as StatusId} kind="favourites" {...place()} />, { stage })
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  const dora: AccountId = stage.accountId('dora')
  change(stage, 'account', dora, { acct: { not: 'text' } })
  expect(await screen.findByText('Couldn’t show this account.')).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  change(stage, 'account', dora, { acct: 'dora' })
  expect(await screen.findByText('@dora')).toBeDefined()
  expect(screen.queryByText('Couldn’t show this account.')).toBeNull()
})
