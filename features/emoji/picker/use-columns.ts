import { useLayoutEffect, useState, type RefObject } from 'react'

/** Room for the scroll bar, px. */
const BAR = 8

/** The last width, px: most often it is the next one too, and the grid is laid out once. */
let known = 0

/**
 * How many square cells of at least `least` px fit beside each other in an element, and how large they are then. Follows its
 * size.
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
    // The observer tells before the next paint; only the very first grid cannot wait for it.
    if (known === 0) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  const room = (width || 8 * least + BAR) - BAR
  const columns = Math.max(1, Math.floor(room / least))
  return [columns, Math.floor(room / columns)]
}
