import { renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { entryKey, isId } from '@/lib/live-list'
import { RuntimeProvider } from '@/lib/runtime'
import { createStage } from '@/lib/testing/stage'
import { engineOf } from '../engine/engines'
import { homeSource } from '../engine/source'
import type { StatusId } from '@/schemas/primitives'
import { TimelineView, type ReadPosition } from '../timeline/timeline-view'
import { useSuggestionsPosition } from './suggestions-position'

const ROUTE = 'GET /api/v2/suggestions'
const HOURS_5 = 5 * 60 * 60_000

/** Home whose first post is old enough for the suggestions above it, with the reader at its start. */
async function setUp() {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { script, server, recorded } = stage.simulator
  const accountId = script.person('wren', { displayName: 'Wren' })
  server.world.suggestions = [{ forId: null, accountId, sources: ['featured'] }]
  const engine = engineOf(stage.runtime, homeSource())
  engine.mount()
  engine.pump()
  await waitFor(() => expect(engine.state.loaded).toBe(true))
  const keys = engine.state.entries.map(entryKey)
  const first = engine.state.entries.find(isId) as StatusId
  vi.setSystemTime(Date.parse(stage.runtime.cache.read('status', first)?.created_at ?? '') + HOURS_5)
  onTestFinished(() => void vi.useRealTimers())
  const view = new TimelineView(engine)
  const watch = vi.spyOn(view, 'watch')
  renderHook(() => useSuggestionsPosition(view, keys), {
    wrapper: ({ children }) => <RuntimeProvider runtime={stage.runtime}>{children}</RuntimeProvider>,
  })
  const position = {
    view: { first: null, atTop: true, lowestMounted: keys[0] },
    seen: true,
  } as ReadPosition
  return {
    script,
    /** Changes the position, as seen by the first render. */
    moveBeforeRender: () => watch.mock.calls[0]?.[0](position),
    /** Changes the position, as seen by the latest render. */
    move: () => watch.mock.lastCall?.[0](position),
    /** Resolves when everything has been answered. */
    answered: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      await waitFor(() => expect(stage.runtime.client.isFetching()).toBe(0))
    },
    reads: () => recorded.filter(({ path }) => path.includes('/suggestions')).length,
  }
}

test('asks once, also when the position changes after the answer but before it is rendered', async () => {
  const { moveBeforeRender, answered, reads } = await setUp()
  moveBeforeRender()
  moveBeforeRender()
  await waitFor(() => expect(reads()).toBe(1))
  await answered()
  moveBeforeRender()
  await answered()
  expect(reads()).toBe(1)
})

test('after a failure it asks again only ten minutes later, not at every change of the position', async () => {
  const { script, move, answered, reads } = await setUp()
  script.refuse(ROUTE, 401, { error: 'The access token is invalid' }, { times: 9 })
  move()
  await waitFor(() => expect(reads()).toBeGreaterThan(0))
  await answered()
  const asked = reads()
  move()
  await answered()
  expect(reads()).toBe(asked)
  vi.setSystemTime(Date.now() + 11 * 60_000)
  move()
  await waitFor(() => expect(reads()).toBeGreaterThan(asked))
})
