/** A focal point as the server keeps it: −1…1 both, y upwards, 0 the middle. */
export type Focus = readonly [x: number, y: number]

export const MIDDLE: Focus = [0, 0]

const clamp = (value: number) => Math.min(1, Math.max(-1, Math.round(value * 100) / 100))

/** The focal point under a place in a box, both in pixels. */
export const focusAt = (
  place: { x: number; y: number },
  box: { width: number; height: number },
): [number, number] => [clamp((place.x / box.width) * 2 - 1), clamp(1 - (place.y / box.height) * 2)]

const STEP = 0.05
const FAR = 0.25

const DIRECTIONS: Record<string, Focus> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** The focal point after a key, or null for other keys; `far` with Shift. */
export function focusAfterKey(key: string, [x, y]: Focus, far: boolean): [number, number] | null {
  if (key === 'Home') return [...MIDDLE]
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = far ? FAR : STEP
  return [clamp(x + direction[0] * step), clamp(y + direction[1] * step)]
}

/** Distance from the left and the top in per cent. */
export const inPercent = ([x, y]: Focus): { left: number; top: number } => ({
  left: Math.round((x / 2 + 0.5) * 100),
  top: Math.round((0.5 - y / 2) * 100),
})
