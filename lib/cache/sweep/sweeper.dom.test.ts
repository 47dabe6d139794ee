import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EntityCache } from '../entity-cache'
import { entityHash } from '../keys'
import { S, statusRow } from '../samples.testing'
import { startSweeper } from './sweeper'

const HOUR = 3_600_000
let client: QueryClient
let cache: EntityCache
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient()
  cache = new EntityCache(client)
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

it('removes unused entities and keeps those on screen, until it is stopped', async () => {
  const stop = startSweeper({ cache, mounted: () => [entityHash('status', S('1'))] })
  cache.ingest([statusRow(), statusRow({}, '2')], cache.tick())
  await vi.advanceTimersByTimeAsync(HOUR)
  expect([cache.read('status', S('1')), cache.read('status', S('2'))].map(Boolean)).toEqual([true, false])
  stop()
  cache.ingest([statusRow({}, '3')], cache.tick())
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(cache.read('status', S('3'))).toBeDefined()
})

it('sweeps early when the cache is large, but not constantly when most of it is in use', async () => {
  const sweep = vi.spyOn(cache, 'noteSwept')
  const stop = startSweeper({ cache, mounted: () => [], every: HOUR, limit: 2 })
  cache.ingest([statusRow({}, '1'), statusRow({}, '2'), statusRow({}, '3')], cache.tick())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledOnce()
  stop()
})

it('sweeps early when a busy stream adds entities that no list keeps', async () => {
  const stop = startSweeper({ cache, mounted: () => [], every: HOUR, streamed: 2 })
  for (const id of ['1', '2', '3']) cache.ingest([statusRow({}, id)], cache.tick(), { partial: true })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(cache.size).toBe(0)
  stop()
})
