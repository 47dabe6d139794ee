import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { holdPresses } from './hold-presses'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => void vi.useRealTimers())

const PARTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']

/** A button, the events that reach it, and presses on it in one or two parts. */
function setUp() {
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  const reached: string[] = []
  for (const type of PARTS) button.addEventListener(type, () => reached.push(type))
  const send = (types: readonly string[]) => {
    for (const type of types) button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
  return { reached, send }
}

test('ignores presses until the popup is open', () => {
  const { reached, send } = setUp()
  let open = false
  holdPresses(() => open)
  send(PARTS)
  vi.advanceTimersToNextFrame()
  send(PARTS)
  expect(reached).toEqual([])
  open = true
  vi.advanceTimersToNextFrame()
  send(PARTS)
  expect(reached).toEqual(PARTS)
})

test('ignores all of a press that began before the popup was open', () => {
  const { reached, send } = setUp()
  let open = false
  holdPresses(() => open)
  send(PARTS.slice(0, 2))
  open = true
  vi.advanceTimersToNextFrame()
  send(PARTS.slice(2))
  expect(reached).toEqual([])
  send(PARTS)
  expect(reached).toEqual(PARTS)
})

test('takes presses again when the popup does not open, and after a press without a click', () => {
  const { reached, send } = setUp()
  holdPresses(() => false)
  send(PARTS.slice(0, 2))
  for (let frame = 0; frame < 60; frame += 1) vi.advanceTimersToNextFrame()
  send(PARTS)
  expect(reached).toEqual(PARTS)
})
