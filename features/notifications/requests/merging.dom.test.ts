import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createRuntime } from '@/lib/runtime'
import { createStage } from '@/lib/testing/stage'
import { notificationEngineOf } from '../engine/engines'
import { watchNotifications } from '../read-state/watch-notifications'
import { expectMerging, finishMerging } from './merging'

// Load this code first: fake timers do not advance imports.
beforeAll(() => Promise.all([import('@/lib/streaming/live'), import('../read-state/unread-count')]))

/** A tab that accepts requests, and another one with the list of notifications. */
async function setUp({ streaming = false } = {}) {
  const stage = createStage()
  const { simulator } = stage
  const { origin, script } = simulator
  const asked: string[] = []
  const there = createRuntime({
    identity: stage.runtime.identity,
    token: script.signIn('ann').token,
    ports: {
      fetch: (request) => {
        asked.push(new URL(request.url).pathname)
        return simulator.fetch(request)
      },
      now: () => simulator.server.clock.now(),
      ...(streaming && { openSocket: (url, protocols) => simulator.connect(url, protocols).client }),
    },
    ...(streaming && { streamingUrl: () => Promise.resolve(origin.replace('http', 'ws')) }),
  })
  const engine = notificationEngineOf(there, 'all')
  const unsubscribers = [watchNotifications(there), engine.mount()]
  if (streaming)
    unsubscribers.push(
      there.streaming.subscribe({ stream: 'user' }, ({ event }) => {
        if (event === 'notifications_merged') finishMerging(there)
      }),
    )
  onTestFinished(() => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    there.close()
    stage.close()
    vi.useRealTimers()
  })
  await vi.waitFor(() => {
    expect(engine.state).toMatchObject({ loaded: true, requests: [] })
    expect(asked).toContain('/api/v1/markers')
    if (streaming) expect(there.streaming.status()).toBe('open')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const readAgain = vi.fn()
  let isLoaded = true
  const end = there.client.getQueryCache().subscribe(() => {
    if (isLoaded && !engine.state.loaded) readAgain()
    isLoaded = engine.state.loaded
  })
  onTestFinished(end)
  return { ...stage, script, there, readAgain }
}

const wait = () => vi.advanceTimersByTimeAsync(15_000)

test('a tab without a stream reads merged notifications when another tab learns of them', async () => {
  const at = await setUp()
  expectMerging(at.runtime, () => {})
  await wait()
  expect(at.readAgain).toHaveBeenCalledOnce()
})

test.each(['first', 'last'])('a tab whose stream reports them %s reads them once', async (order) => {
  const at = await setUp({ streaming: true })
  const stream = at.script.holdStream()
  at.script.policy('ann', { for_not_following: 'filter' })
  at.script.as('gil@other.example').publish('@ann psst')
  if (order === 'last') finishMerging(at.runtime)
  await vi.advanceTimersByTimeAsync(500)
  at.simulator.server.hub.toAccount(at.runtime.me ?? '', ['user'], 'notifications_merged', '1')
  stream.release()
  await vi.advanceTimersByTimeAsync(500)
  if (order === 'first') finishMerging(at.runtime)
  await wait()
  expect(at.readAgain).toHaveBeenCalledOnce()
})

test('a tab without a stream learns what the stream of another tab reports', async () => {
  const at = await setUp()
  finishMerging(at.runtime)
  await wait()
  expect(at.readAgain).toHaveBeenCalledOnce()
})
