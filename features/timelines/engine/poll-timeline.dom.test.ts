import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { engineOf, prepareTimelines } from './engines'
import { accountSource, homeSource } from './source'

// Load the code of streaming first: fake timers do not advance imports.
beforeAll(() => import('@/lib/streaming/live'))

test('a timeline without a stream gets new posts by polling while a column of the deck shows it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const stage = createStage()
  onTestFinished(() => {
    stage.close()
    vi.useRealTimers()
  })
  const { runtime, simulator, accountId } = stage
  prepareTimelines(runtime)
  const engine = engineOf(runtime, accountSource(accountId('ben'), 'posts'))
  engine.mount()
  await vi.waitFor(() => expect(engine.state.loaded).toBe(true))
  const stop = engine.poll()
  const publish = () => {
    simulator.script.advance(1000)
    return simulator.script.as('ben').publish('Hello').id
  }
  // A browser without locks waits up to 80 s before each round.
  const twoRounds = () => vi.advanceTimersByTimeAsync(170_000)
  const first = publish()
  await twoRounds()
  expect(engine.state.entries[0]).toBe(first)
  stop()
  publish()
  await twoRounds()
  expect(engine.state.entries[0]).toBe(first)
})

test('a timeline with a stream is not polled twice', () => {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const add = vi.spyOn(stage.runtime.poller, 'add')
  engineOf(stage.runtime, homeSource()).poll()
  expect(add).not.toHaveBeenCalled()
})
