import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '@/lib/http'
import { hasTopFailed } from '@/lib/live-list'
import { LiveListEngine } from './live-list-engine'
import { MAX_BUILDING_ATTEMPTS } from './building'

/** A list on a server that is still building it for `answers` requests, and refuses those after `until`. */
function building(answers: number, ids: readonly string[], until = Infinity) {
  vi.useFakeTimers()
  // As in the app: without it the state is removed after five minutes.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const requested: number[] = []
  const engine = new LiveListEngine<string, readonly string[]>(client, ['list'], {
    order: null,
    fetchPage: () => {
      requested.push(Date.now())
      if (requested.length > until)
        return Promise.reject(new ApiError({ kind: 'refused', path: '/api/v1/timelines/home', status: 403 }))
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
  expect(requested.length).toBeLessThanOrEqual(MAX_BUILDING_ATTEMPTS + 2)
  const pauses = requested.slice(1, MAX_BUILDING_ATTEMPTS).map((at, index) => at - (requested[index] ?? 0))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(engine.state).toMatchObject({ loaded: true, partial: false, entries: ids })
})

test('a list whose server begins to refuse while it is being built comes to rest with the error', async () => {
  const { engine, requested } = building(Infinity, [], 1)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(requested.length).toBeLessThanOrEqual(MAX_BUILDING_ATTEMPTS + 2)
  expect(engine.state).toMatchObject({ partial: false, entries: [], failed: 'refused' })
  expect(hasTopFailed(engine.state)).toBe(true)
})

test('a list that is finished in time is complete', async () => {
  const { engine } = building(3, ['1'])
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(engine.state).toMatchObject({ partial: false, entries: ['1'], failed: null })
})
