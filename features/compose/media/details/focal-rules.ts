/** A focal point in the format of the server: −1 to 1 on both axes, y upwards, 0 = centre. */
export type Focus = readonly [x: number, y: number]

export const MIDDLE: Focus = [0, 0]

const clamp = (value: number) => Math.min(1, Math.max(-1, Math.round(value * 100) / 100))

/** Returns the focal point at a position in a box, both in pixels. */
export const focusAt = (
  position: { x: number; y: number },
  box: { width: number; height: number },
): [number, number] => [clamp((position.x / box.width) * 2 - 1), clamp(1 - (position.y / box.height) * 2)]

/** Distance an arrow key moves the focal point, in a range of -1 to 1; the large step is with Shift. */
const KEY_STEP = 0.05
const LARGE_STEP = 0.25

const DIRECTIONS: Record<string, Focus> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Returns the focal point after a key press, or null for other keys; `large` with Shift. */
export function focusAfterKey(key: string, [x, y]: Focus, large: boolean): [number, number] | null {
  if (key === 'Home') return [...MIDDLE]
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = large ? LARGE_STEP : KEY_STEP
  return [clamp(x + direction[0] * step), clamp(y + direction[1] * step)]
}

/** Distance from the left and the top in per cent. */
export const inPercent = ([x, y]: Focus): { left: number; top: number } => ({
  left: Math.round((x / 2 + 0.5) * 100),
  top: Math.round((0.5 - y / 2) * 100),
})
