import { useEffect, type RefObject } from 'react'
import { useColumnsOnScreen } from './columns-on-screen'
import { columnElementOf, revealColumn } from './reveal-column'

/** True if a column is completely in view in the deck with this width; rounded, since positions are fractions of pixels. */
function isInView(column: Element, deck: Element, width: number): boolean {
  const place = column.getBoundingClientRect()
  const frame = deck.getBoundingClientRect()
  const isRtl = getComputedStyle(deck).direction === 'rtl'
  const start = isRtl ? frame.right - place.right : place.left - frame.left
  return start >= -1 && start + place.width <= width + 1
}

/** Keeps the column in use in view when the deck becomes too narrow for it. */
export function useRevealOnResize(deck: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = deck
    if (!element) return undefined
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      const before = width
      width = element.clientWidth
      const { active } = useColumnsOnScreen.getState()
      const column = active === null || width >= before ? null : columnElementOf(active)
      if (active !== null && column && isInView(column, element, before)) revealColumn(active, 'instant')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [deck])
}
