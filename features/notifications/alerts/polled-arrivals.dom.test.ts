import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { onFact } from '@/lib/bus'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { NotificationId } from '@/schemas/primitives'
import { arrivalsIn, watchPolledArrivals } from './polled-arrivals'

// Load the code of streaming first: fake timers do not advance imports.
beforeAll(() => import('@/lib/streaming/live'))

/** Long enough for two rounds: a browser without locks waits up to 80 s before each. */
const twoRounds = () => vi.advanceTimersByTimeAsync(170_000)

const page = (...ids: string[]) => ids.map((id) => ({ id: id as NotificationId }))

test.each([
  ['a page of new ones', '1', ['3', '2'], ['2', '3']],
  ['a page that repeats known ones', '2', ['4', '3', '2', '1'], ['3', '4']],
  ['nothing new', '2', ['2', '1'], []],
  ['an older one that moved up into the page', '2', ['2', '1', '0'], []],
  ['many after a long pause', '1', ['9', '8', '7', '6', '5'], ['7', '8', '9']],
  ['an empty page', '1', [], []],
])('arrivals of %s', (_name, known, ids, arrived) => {
  expect(arrivalsIn(new Set([known as NotificationId]), page(...ids))).toEqual(page(...arrived))
})

function watch(options: StageOptions) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const stage = createStage(options)
  const arrived: string[] = []
  const unsubscribers = [
    watchPolledArrivals(stage.runtime),
    onFact('notificationPolled', ({ notification }) => void arrived.push(notification.type)),
  ]
  onTestFinished(() => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    stage.close()
    vi.useRealTimers()
  })
  return { ...stage, arrived, eve: stage.simulator.script.as('eve@remote.example') }
}

test.each(['mastodon-4.2', 'snac', 'akkoma'] as const)(
  'polling %s reports what arrives after the first page, each once',
  async (software) => {
    const { arrived, eve } = watch({ software })
    eve.publish('@ann before')
    await twoRounds()
    expect(arrived).toEqual([])
    eve.publish('@ann hello')
    await twoRounds()
    expect(arrived).toEqual(['mention'])
    await twoRounds()
    expect(arrived).toEqual(['mention'])
  },
)

test('polling asks only for what is newer than the newest known', async () => {
  const { simulator, eve } = watch({})
  eve.publish('@ann before')
  await twoRounds()
  const asked = simulator.recorded.filter(({ path }) => path.startsWith('/api/v1/notifications?'))
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.slice(1).every(({ path }) => path.includes('since_id='))).toBe(true)
})

test('an open stream is not polled', async () => {
  const { simulator, arrived, eve } = watch({ streaming: true })
  await vi.advanceTimersByTimeAsync(3000)
  eve.publish('@ann hello')
  await twoRounds()
  expect(arrived).toEqual([])
  expect(simulator.recorded.filter(({ path }) => path.startsWith('/api/v1/notifications'))).toEqual([])
})

/** Waits for the loss of the stream to be noticed, and for the next connection, which comes before the first poll. */
const reconnection = () => vi.advanceTimersByTimeAsync(9000)

test.each([
  ['after an earlier arrival', true],
  ['as the first arrival', false],
])('what arrives while the stream is lost for a moment is reported once, %s', async (_name, hasEarlier) => {
  const { simulator, arrived, eve } = watch({ streaming: true })
  eve.publish('@ann before')
  await vi.advanceTimersByTimeAsync(3000)
  simulator.server.clock.advance(3000)
  if (hasEarlier) eve.publish('@ann hello')
  await vi.advanceTimersByTimeAsync(1000)
  simulator.script.dropSockets()
  eve.publish('@ann meanwhile')
  await reconnection()
  expect(arrived).toEqual(['mention'])
  simulator.script.dropSockets()
  await reconnection()
  eve.publish('@ann hello again')
  await twoRounds()
  expect(arrived).toEqual(['mention'])
})
