import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPressReader } from './presses'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function reader() {
  const seen: string[] = []
  const presses = createPressReader({ onSingle: () => seen.push('once'), onDouble: () => seen.push('twice') })
  return { seen, ...presses }
}

test('one press counts after 250 ms without a second', () => {
  const { seen, press } = reader()
  press()
  vi.advanceTimersByTime(249)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['once'])
})

test('two presses within 250 ms are one double press', () => {
  const { seen, press } = reader()
  press()
  vi.advanceTimersByTime(240)
  press()
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual(['twice'])
  press()
  vi.advanceTimersByTime(251)
  expect(seen).toEqual(['twice', 'once'])
})

test('a press that was forgotten does nothing', () => {
  const { seen, press, forget } = reader()
  press()
  forget()
  vi.advanceTimersByTime(1000)
  expect(seen).toEqual([])
})
