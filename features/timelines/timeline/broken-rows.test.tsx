import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { StatusPeople, Thread } from '@/features/statuses'
import { useRuntime } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { Kind } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/statuses/status'
import { engineOf, prepareTimelines } from '../engine/engines'
import { PinnedPosts } from '../account/pinned-posts'
import { homeSource } from '../engine/source'
import { StatusList } from '../status-list/status-list'
import { bookmarksList } from '../status-list/status-lists'
import { Timeline } from './timeline'

// Load the fallback row first: the tests do not wait for its import.
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

/** Makes an entity fail to render, or restores it. */
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
      await runtime.httpWriter.request(`/api/v1/statuses/${id}/bookmark`, {
        method: 'POST',
        schema: statusDto,
      })
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

test.each(scenes)(
  'a post that cannot be rendered in a %s is one line, until it changes',
  async (_, scene) => {
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
    expect(within(line).getByText('Technical details')).toBeDefined()
    expect(line.textContent).toContain(`${id} at `)

    change(stage, 'status', id, { content })
    await vi.waitFor(() => expect(post()).not.toBeNull())
    expect(rows()).toBeGreaterThanOrEqual(before)
  },
)

test('an account that cannot be rendered in a list is one line, until it changes', async () => {
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

/** Breaks three items of the next answer to `route`, and keeps the rest. */
const breakThree = ({ simulator }: Stage, route: string, part?: string) =>
  simulator.script.rewrite(
    route,
    (body: unknown[] | Record<string, unknown[]>) => {
      const broken = (items: unknown[]) => [...items, ...[1, 2, 3].map(() => ({ id: {} }))]
      if (Array.isArray(body)) return broken(body)
      return part === undefined ? body : { ...body, [part]: broken(body[part] ?? []) }
    },
    { times: 1 },
  )
const HOME = 'GET /api/v1/timelines/home'

const losing: [string, string, (stage: Stage) => ReactNode | Promise<ReactNode>][] = [
  [
    'timeline',
    '3 posts couldn’t be read',
    (stage) => {
      breakThree(stage, HOME)
      prepareTimelines(stage.runtime)
      return <Timeline source={homeSource()} {...place()} />
    },
  ],
  [
    'plain list',
    '3 posts couldn’t be read',
    async (stage) => {
      const [id = ''] = await stage.load()
      const path = `/api/v1/statuses/${id}/bookmark`
      await stage.runtime.httpWriter.request(path, { method: 'POST', schema: statusDto })
      breakThree(stage, 'GET /api/v1/bookmarks')
      return <Bookmarks />
    },
  ],
  [
    'list of people',
    '3 accounts couldn’t be read',
    (stage) => {
      const { script } = stage.simulator
      const { id } = script.as('ann').publish('Well liked')
      script.as('ben').favourite(id)
      breakThree(stage, 'GET /api/v1/statuses/:id/favourited_by')
      return <StatusPeople id={id as StatusId} kind="favourites" {...place()} />
    },
  ],
  [
    'conversation',
    '3 posts couldn’t be read',
    (stage) => {
      const ann = stage.simulator.script.as('ann')
      const { id } = ann.publish('A question')
      ann.publish({ text: 'An answer', inReplyToId: id })
      breakThree(stage, 'GET /api/v1/statuses/:id/context', 'descendants')
      return <Thread id={id as StatusId} {...place()} />
    },
  ],
]

test.each(losing)(
  'a %s reports how many of its items could not be parsed, without an alert',
  async (_, message, scene) => {
    const stage = createStage()
    renderWith(await scene(stage), { stage })
    const line = await screen.findByText(message, { exact: false })
    expect(line.closest('[role=alert], [role=status], output')).toBeNull()
    expect(document.querySelectorAll('article, [role=listitem]').length).toBeGreaterThan(0)
  },
)

test('a reload without lost posts removes the notice; a single lost post is counted as one', async () => {
  const stage = createStage()
  const { runtime, simulator } = stage
  prepareTimelines(runtime)
  const once = { times: 1 }
  simulator.script.rewrite(HOME, (body: unknown[]) => [{ id: {} }, ...body.slice(1)], once)
  renderWith(<Timeline source={homeSource()} {...place()} />, { stage })
  await screen.findByText('1 post couldn’t be read', { exact: false })
  act(() => engineOf(runtime, homeSource()).refresh())
  await vi.waitFor(() => expect(screen.queryByText('couldn’t be read', { exact: false })).toBeNull())
})
