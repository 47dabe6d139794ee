import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { connectRuntime, isConnected } from './connect-runtime'

const startBackgroundUpdates = vi.hoisted(() => vi.fn())
vi.mock('../boot/start-background-updates', () => ({ startBackgroundUpdates }))
beforeAll(() => import('../boot/start-background-updates'))

test('two columns of one account connect its runtime once, until both are closed', async () => {
  vi.useFakeTimers()
  const stage = createStage()
  onTestFinished(() => {
    vi.useRealTimers()
    stage.close()
  })
  const { runtime } = stage
  const disconnect = vi.fn()
  const subscribe = vi.spyOn(runtime.streaming, 'subscribe').mockReturnValue(disconnect)
  const end = vi.fn()
  startBackgroundUpdates.mockReturnValue(end)

  const [first, second] = [connectRuntime(runtime), connectRuntime(runtime)]
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(startBackgroundUpdates).toHaveBeenCalledExactlyOnceWith(runtime))
  expect(subscribe).toHaveBeenCalledTimes(1)

  first()
  first()
  expect([disconnect, end].map((each) => each.mock.calls.length)).toEqual([0, 0])
  expect(isConnected(runtime)).toBe(true)
  second()
  expect([disconnect, end].map((each) => each.mock.calls.length)).toEqual([1, 1])
  expect(isConnected(runtime)).toBe(false)

  connectRuntime(runtime)()
  expect(subscribe).toHaveBeenCalledTimes(2)
  expect(disconnect).toHaveBeenCalledTimes(2)
})

test('a visitor has nothing to connect', () => {
  const stage = createStage({ as: null })
  onTestFinished(() => stage.close())
  const subscribe = vi.spyOn(stage.runtime.streaming, 'subscribe')
  connectRuntime(stage.runtime)()
  expect(subscribe).not.toHaveBeenCalled()
})
