import { useLayoutEffect, useState, type RefObject } from 'react'

/** Room for the scroll bar, px. */
const BAR = 8

/**
 * How many square cells of at least `least` px fit beside each other in an element, and how large they are then. Follows its
 * size.
 */
export function useColumns(
  ref: RefObject<HTMLElement | null>,
  least: number,
): [columns: number, cell: number] {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  const room = (width || 8 * least + BAR) - BAR
  const columns = Math.max(1, Math.floor(room / least))
  return [columns, Math.floor(room / columns)]
}
