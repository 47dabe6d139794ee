/** The steps that the arrow keys of the sides mean in a layout from left to right. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Returns the step of a shortcut that moves to the next (1) or previous (-1) of several columns. An arrow moves to its
 * side, also in layouts from right to left, where the next column is on the left; all other keys, and an arrow that was
 * chosen for the other side, do what the shortcut is named after.
 */
export function sideStep(by: 1 | -1, press = '', dir: string = document.documentElement.dir): 1 | -1 {
  const key = press.slice(press.lastIndexOf('+') + 1)
  if (dir !== 'rtl' || STEPS[key] !== by) return by
  return by > 0 ? -1 : 1
}
