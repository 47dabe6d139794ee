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

/** Two sizes that look the same. */
export const sameScale = (a: number, b: number): boolean => Math.abs(a - b) < 0.01
