import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entityHash, normaliseStatuses } from '@/lib/cache'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { statusesDto } from '@/schemas/statuses/status'
import type { StatusId } from '@/schemas/primitives'
import { rereadRestored } from './reread-restored'

const ENOUGH_TIME = 4000

let stage: Stage
let stop = () => {}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  stop()
  stage.close()
  vi.useRealTimers()
})

/** Restores home of an earlier visit on a server of this version, and shows some of its posts. */
async function restore(
  version: string,
  shown: (ids: readonly StatusId[]) => readonly StatusId[],
  options: StageOptions = {},
) {
  stage = createStage(options)
  const { http, cache, listeners } = stage.runtime
  const { data } = await http.request('/api/v1/timelines/home?limit=40', { schema: statusesDto })
  const { rows, ids } = normaliseStatuses(data)
  cache.restore(rows)
  const claims = { version, apiVersion: null, instanceV2: true, streamingUrl: null, translation: false }
  http.capabilities.know(claims)
  for (const id of shown(ids)) listeners.listen(entityHash('status', id), () => {})
  return { ids, shown: shown(ids) }
}

const asked = () =>
  stage.simulator.recorded
    .filter(({ route }) => route === 'GET /api/v1/statuses')
    .map(({ params }) => params['id'] ?? params['ids'])

const flagOf = (id: StatusId) => stage.runtime.cache.read('status', id)?.favourited

const isPlain = (id: StatusId) => !stage.runtime.cache.read('status', id)?.reblog

test('the restored posts on screen are read again by one request, and no others', async () => {
  const { ids, shown } = await restore('4.5.0', (all) => all.filter(isPlain).slice(5, 8))
  const [first, second] = shown as [StatusId, StatusId]
  const elsewhere = stage.simulator.script.as('ann')
  const hidden = ids.filter(isPlain)[0] as StatusId
  for (const id of [first, hidden]) elsewhere.favourite(id)
  stop = rereadRestored(stage.runtime)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect([flagOf(first), flagOf(second), flagOf(hidden)]).toEqual([true, false, false])
  expect(asked()).toEqual([[...shown]])
  window.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(asked()).toHaveLength(1)
})

test('what is scrolled to is read again once the reader stops', async () => {
  const { ids } = await restore('4.5.0', () => [])
  stop = rereadRestored(stage.runtime)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(asked()).toEqual([])
  const late = ids.filter(isPlain)[9] as StatusId
  stage.runtime.listeners.listen(entityHash('status', late), () => {})
  window.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(asked()).toEqual([[late]])
})

test('a lost request is repeated once the connection is back', async () => {
  const { shown } = await restore('4.5.0', (all) => all.filter(isPlain).slice(5, 8))
  const [first] = shown as [StatusId]
  stage.simulator.script.as('ann').favourite(first)
  stage.simulator.script.loseRequest('GET /api/v1/statuses')
  stop = rereadRestored(stage.runtime)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(flagOf(first)).toBe(false)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(flagOf(first)).toBe(true)
})

test('posts that a list read since are not requested', async () => {
  await restore('4.5.0', (all) => all)
  await stage.load()
  stop = rereadRestored(stage.runtime)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(asked()).toEqual([])
})

test('a server without batch requests is not asked for each post', async () => {
  await restore('4.2.0', (all) => all)
  const before = stage.simulator.recorded.length
  stop = rereadRestored(stage.runtime)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(stage.simulator.recorded).toHaveLength(before)
})

test('a server that takes the ids by another name is asked that way', async () => {
  const { shown } = await restore(
    '2.7.2 (compatible; Akkoma 3.15.2)',
    (all) => all.filter(isPlain).slice(5, 8),
    { software: 'akkoma' },
  )
  stop = rereadRestored(stage.runtime)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(shown.map((id) => stage.runtime.cache.isRestored('status', id))).toEqual([false, false, false])
  expect(asked()).toHaveLength(1)
})

test('nothing is read again while the rate limit leaves few requests', async () => {
  await restore('4.5.0', (all) => all.filter(isPlain).slice(5, 8))
  const reset = new Date(stage.runtime.now() + 60_000).toISOString()
  const limit = { limit: '300', remaining: '20', reset }
  stage.runtime.http.rateLimit.note(
    new Headers(Object.entries(limit).map(([name, value]) => [`x-ratelimit-${name}`, value])),
  )
  stop = rereadRestored(stage.runtime)
  await vi.advanceTimersByTimeAsync(ENOUGH_TIME)
  expect(asked()).toEqual([])
})
