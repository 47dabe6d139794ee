/** How far in one goes at least, times the size that fits. */
const LEAST_MOST = 4
/** What a double press enlarges to, times the size that fits. */
export const CLOSER = 2.5
/** What one press of a key or a button adds. */
export const STEP = 0.5

/** Width of the picture itself by the width it is shown with, times; null where either is unknown. */
export const actualScale = (natural: number | null, shown: number): number | null =>
  natural !== null && natural > 0 && shown > 0 ? natural / shown : null

/** How far in one may go: four times, and twice the picture's own pixels. */
export const mostScale = (actual: number | null): number => Math.max(LEAST_MOST, (actual ?? 1) * 2)

/** Whether one pixel of the picture for one of the page is something else than what fits. */
export const hasActual = (actual: number | null): actual is number => actual !== null && actual > 1.02

/**
 * Where content of `size` stands in a view of `view` when it is enlarged from `from` to `scale` about the middle of the
 * view: never further than its edge, in the middle where it is smaller. One axis; CSS pixels.
 */
export function placeAt(
  scale: number,
  from: { scale: number; at: number },
  size: number,
  view: number,
): number {
  const enlarged = size * scale
  if (enlarged <= view) return (view - enlarged) / 2
  const middle = (view / 2 - from.at) / from.scale
  return Math.min(0, Math.max(view - enlarged, view / 2 - middle * scale))
}

/** Two sizes that look the same. */
export const sameScale = (a: number, b: number): boolean => Math.abs(a - b) < 0.01
