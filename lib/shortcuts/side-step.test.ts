import { expect, test } from 'vitest'
import { sideStep } from './side-step'

test.each([
  // Letters and other keys do what the shortcut is named after.
  [1, 'l', 1],
  [-1, 'h', -1],
  [1, 'ArrowDown', 1],
  [-1, 'Alt+ArrowUp', -1],
  [1, 'PageDown', 1],
  [1, undefined, 1],
  // The usual arrows move to their side.
  [1, 'ArrowRight', -1],
  [-1, 'ArrowLeft', 1],
  [1, 'Shift+ArrowRight', -1],
  [-1, 'Control+Alt+ArrowLeft', 1],
  // A user who reads from right to left may choose the arrow to the left for the next column.
  [1, 'ArrowLeft', 1],
  [-1, 'Alt+ArrowRight', -1],
] as const)('from right to left, a step of %d by %s is one of %d', (by, press, step) => {
  expect(sideStep(by, press, 'rtl')).toBe(step)
})

test.each([
  [1, 'ArrowRight'],
  [-1, 'ArrowLeft'],
  [1, 'Shift+ArrowLeft'],
  [1, 'l'],
] as const)('from left to right, a step of %d by %s stays', (by, press) => {
  expect(sideStep(by, press, 'ltr')).toBe(by)
})
