/** Minimum of the highest zoom, relative to the fitting size. */
const MIN_MAX_SCALE = 4
/** Zoom of a double press, relative to the fitting size. */
export const DOUBLE_PRESS_ZOOM = 2.5
/** Step of a key or button press. */
export const ZOOM_STEP = 0.5

/** Returns the natural width relative to the shown width; null where either is unknown. */
export const actualScale = (natural: number | null, shown: number): number | null =>
  natural !== null && natural > 0 && shown > 0 ? natural / shown : null

/** Returns the highest zoom: four times, or twice the natural size. */
export const maxScaleFor = (actual: number | null): number => Math.max(MIN_MAX_SCALE, (actual ?? 1) * 2)

/** True when natural size differs from the fitting size. */
export const hasActual = (actual: number | null): actual is number => actual !== null && actual > 1.02

/**
 * Returns the position of content of `size` in a view of `view` when zoomed from `from` to `scale` around the
 * centre of the view: clamped to its edges, centred where it is smaller. One axis, in CSS px.
 */
export function clampOffset(
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

/** True when two zooms look the same. */
export const sameScale = (a: number, b: number): boolean => Math.abs(a - b) < 0.01
