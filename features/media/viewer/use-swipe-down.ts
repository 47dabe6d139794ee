import { useRef, type PointerEvent } from 'react'

/** Pixels a finger goes down to close, and how much further down than sideways. */
const FAR = 90
const STEEP = 1.5

/** Whether the way from the first to the last touch is a swipe down. */
export const isSwipeDown = (x: number, y: number): boolean => y > FAR && y > Math.abs(x) * STEEP

/** Handlers for an element that a finger closes by swiping down; sideways and zoomed it means something else. */
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
    // The browser scrolls sideways with it, or a second finger came.
    onPointerCancel: () => {
      from.current = null
    },
  }
}
