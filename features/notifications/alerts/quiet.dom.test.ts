import { expect, onTestFinished, test, vi } from 'vitest'
import { alertSettingsOf } from './alert-settings'
import { isQuietNow, onQuiet } from './quiet'
import { readTime } from './rules'

const runtime = { identity: { key: 'ann@quiet.example', server: '', accountId: null }, now: () => Date.now() }

test('reports the start and the end of quiet hours, and changes of the settings', () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 21, 59, 30) })
  const settings = alertSettingsOf(runtime.identity.key)
  const listener = vi.fn()
  const end = onQuiet(runtime, listener)
  onTestFinished(() => {
    end()
    settings.reset()
    vi.useRealTimers()
  })
  const quiet = { on: true, from: readTime('22:00') ?? 0, to: readTime('07:00') ?? 0 }
  settings.set((current) => ({ ...current, quiet }))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(isQuietNow(runtime)).toBe(false)
  vi.advanceTimersByTime(30_000)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(isQuietNow(runtime)).toBe(true)
  vi.advanceTimersByTime(9 * 3_600_000 - 1)
  expect(isQuietNow(runtime)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(isQuietNow(runtime)).toBe(false)
})
