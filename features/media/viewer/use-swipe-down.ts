import { useRef, type PointerEvent } from 'react'

/** Distance in px to close, and the minimum ratio of vertical to horizontal movement. */
const MIN_CLOSING_DISTANCE = 90
const MIN_STEEPNESS = 1.5

/** True when the movement from first to last touch is a swipe down. */
export const isSwipeDown = (x: number, y: number): boolean =>
  y > MIN_CLOSING_DISTANCE && y > Math.abs(x) * MIN_STEEPNESS

/** Handlers that close on a swipe down by touch. Disable them while zoomed. */
export function useSwipeDown(close: () => void, enabled: boolean) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      const single = event.pointerType === 'touch' && event.isPrimary && enabled
      from.current = single ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event: PointerEvent) => {
      const start = from.current
      from.current = null
      if (!start || start.id !== event.pointerId || !enabled) return
      if (isSwipeDown(event.clientX - start.x, event.clientY - start.y)) close()
    },
    // The browser started to scroll sideways, or a second finger came down.
    onPointerCancel: () => {
      from.current = null
    },
  }
}
