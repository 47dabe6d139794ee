import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width of the scroll bar, in px. */
const SCROLLBAR_WIDTH = 8

/** Columns to lay out until the element is measured. */
const DEFAULT_COLUMNS = 8

/** Width of the last picker in px, 0 before the first. The next one usually has it too: no second layout. */
let lastWidth = 0

/**
 * Returns how many square cells of at least `minSize` px fit side by side in an element, and their size in px.
 * Follows resizing.
 */
export function useGridColumns(
  ref: RefObject<HTMLElement | null>,
  minSize: number,
): [columns: number, cell: number] {
  const [width, setWidth] = useState(lastWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      lastWidth = element.clientWidth
      setWidth(lastWidth)
    }
    // The observer reports before the next paint; only the very first grid has to measure.
    if (lastWidth === 0) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  const room = (width || DEFAULT_COLUMNS * minSize + SCROLLBAR_WIDTH) - SCROLLBAR_WIDTH
  const columns = Math.max(1, Math.floor(room / minSize))
  return [columns, Math.floor(room / columns)]
}
