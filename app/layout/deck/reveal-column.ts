import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { COLUMN } from '@/lib/util/on-screen'

/** Where a column begins and ends, in px from the start of the view in reading direction. */
interface Extent {
  readonly start: number
  readonly end: number
}

/** Positions are fractions of pixels. */
const MAX_ROUNDING = 1

/**
 * Returns by how many px the deck has to scroll, in reading direction, to show a column whole; 0 if it does. It comes to
 * rest where a column begins: the browser snaps to such a place, and would cut off a column that only just fits.
 * @param columns all columns in their order
 * @param width width of the view in px
 */
export function distanceTo(column: Extent, columns: readonly Extent[], width: number): number {
  if (column.start < -MAX_ROUNDING) return column.start
  const least = column.end - width
  if (least <= MAX_ROUNDING) return 0
  return columns.find(({ start }) => start >= least - MAX_ROUNDING)?.start ?? column.start
}

/** Returns the element of a column that is shown. */
export const columnElementOf = (id: string) =>
  document.querySelector<HTMLElement>(`[${COLUMN}="${CSS.escape(id)}"]`)

/** Scrolls the deck until a column is visible. */
export function revealColumn(
  id: string,
  behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth',
): void {
  const element = columnElementOf(id)
  const deck = element?.parentElement
  if (!element || !deck) return
  const frame = deck.getBoundingClientRect()
  const isRtl = getComputedStyle(deck).direction === 'rtl'
  const extentOf = (each: Element): Extent => {
    const { left, right } = each.getBoundingClientRect()
    return isRtl
      ? { start: frame.right - right, end: frame.right - left }
      : { start: left - frame.left, end: right - frame.left }
  }
  const columns = [...deck.querySelectorAll(`:scope > [${COLUMN}]`)].map(extentOf)
  const distance = distanceTo(extentOf(element), columns, deck.clientWidth)
  if (distance !== 0) deck.scrollBy({ left: isRtl ? -distance : distance, behavior })
}
