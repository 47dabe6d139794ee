import { expect, test, vi } from 'vitest'
import { createConnectivity } from './connectivity'

/** A connectivity over a simulated line; a probe ends when `settle` is called. */
function line({ up = true, onLine = true } = {}) {
  const state = { up, onLine, probes: 0 }
  let end = () => {}
  const connectivity = createConnectivity({
    onLine: () => state.onLine,
    probe: () => {
      state.probes += 1
      return new Promise((resolve, reject) => {
        end = () => (state.up ? resolve(undefined) : reject(new TypeError('Failed to fetch')))
      })
    },
  })
  const settle = async () => {
    end()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { connectivity, state, settle }
}

test('a lost request alone proves nothing: a probe decides', async () => {
  const { connectivity, state, settle } = line()
  connectivity.lost()
  connectivity.lost()
  expect([state.probes, connectivity.offline()]).toEqual([1, false])
  await settle()
  expect(connectivity.offline()).toBe(false)
  state.up = false
  connectivity.lost()
  await settle()
  expect([state.probes, connectivity.offline()]).toEqual([2, true])
})

test('a check ends when the state is known, also the check of a probe under way', async () => {
  const { connectivity, state, settle } = line({ up: false })
  const checks = [connectivity.check(), connectivity.check()]
  await settle()
  await Promise.all(checks)
  expect([state.probes, connectivity.offline(), connectivity.answers()]).toEqual([1, true, 0])
  connectivity.answered()
  expect(connectivity.answers()).toBe(1)
})

test('a lost request while the browser says offline needs no probe', () => {
  const { connectivity, state } = line({ onLine: false })
  connectivity.lost()
  expect([state.probes, connectivity.offline()]).toEqual([0, true])
})

test('navigator.onLine alone is not believed', async () => {
  const { connectivity, settle } = line({ onLine: false })
  void connectivity.check()
  await settle()
  expect(connectivity.offline()).toBe(false)
})

test('an answer during a probe outweighs the lost probe', async () => {
  const { connectivity, settle } = line({ up: false })
  void connectivity.check()
  connectivity.answered()
  await settle()
  expect(connectivity.offline()).toBe(false)
})

test('ends with the first answer and notifies once each way', async () => {
  const { connectivity, state, settle } = line({ up: false })
  const listener = vi.fn()
  const stop = connectivity.subscribe(listener)
  void connectivity.check()
  await settle()
  connectivity.lost()
  void connectivity.check()
  await settle()
  expect(listener).toHaveBeenCalledTimes(1)
  state.up = true
  void connectivity.check()
  await settle()
  connectivity.answered()
  expect([connectivity.offline(), listener.mock.calls.length]).toEqual([false, 2])
  stop()
  state.up = false
  void connectivity.check()
  await settle()
  expect(listener).toHaveBeenCalledTimes(2)
})
