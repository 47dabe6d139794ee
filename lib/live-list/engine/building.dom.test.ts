import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LiveListEngine } from './live-list-engine'
import { MAX_BUILDING_ANSWERS } from './building'

/** A list on a server that is still building it for `answers` requests. */
function building(answers: number, ids: readonly string[]) {
  vi.useFakeTimers()
  // As in the app: without it the state is removed after five minutes.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const requested: number[] = []
  const engine = new LiveListEngine<string, readonly string[]>(client, ['list'], {
    order: null,
    fetchPage: () => {
      requested.push(Date.now())
      return Promise.resolve({ page: ids, partial: requested.length <= answers })
    },
    read: (page) => page,
    isVisible: () => true,
    channel: null,
    onReachable: () => () => {},
    now: () => Date.now(),
  })
  const unmount = engine.mount()
  onTestFinished(() => {
    unmount()
    engine.close()
    client.clear()
    vi.useRealTimers()
  })
  return { engine, requested }
}

const HOUR = 3_600_000

test.each([[[]], [['1']]])('a list that is built forever comes to rest with %j', async (ids) => {
  const { engine, requested } = building(Infinity, ids)
  await vi.advanceTimersByTimeAsync(3500)
  expect(engine.state.partial).toBe(true)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(requested.length).toBeLessThanOrEqual(MAX_BUILDING_ANSWERS + 2)
  const pauses = requested.slice(1, MAX_BUILDING_ANSWERS).map((at, index) => at - (requested[index] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(engine.state).toMatchObject({ loaded: true, partial: false, entries: ids })
})

test('a list that is finished in time is complete', async () => {
  const { engine } = building(3, ['1'])
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(engine.state).toMatchObject({ partial: false, entries: ['1'], failed: null })
})
