import { useLayoutEffect, useState, type RefObject } from 'react'

/** Width of the scroll bar, in px. */
const SCROLLBAR_WIDTH = 8

/** The last width in px. It is usually the next one too, which saves a second layout. */
let known = 0

/**
 * Returns how many square cells of at least `least` px fit side by side in an element, and their size.
 * Follows resizing.
 */
export function useColumns(
  ref: RefObject<HTMLElement | null>,
  least: number,
): [columns: number, cell: number] {
  const [width, setWidth] = useState(known)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      known = element.clientWidth
      setWidth(known)
    }
    // The observer reports before the next paint; only the very first grid has to measure.
    if (known === 0) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  const room = (width || 8 * least + SCROLLBAR_WIDTH) - SCROLLBAR_WIDTH
  const columns = Math.max(1, Math.floor(room / least))
  return [columns, Math.floor(room / columns)]
}
