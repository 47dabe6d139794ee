import type { Scroller } from '@/lib/column'
import type { Anchor } from './layout'

/**
 * Time without scroll events after which scrolling may have ended, in ms. Wheels and momentum emit more often.
 */
const SCROLL_END_DELAY = 150

/**
 * Calls back when the scroller has been still for a moment. A busy page receives scroll events late, so the
 * position must also be the same over two frames.
 */
export function onScrollEnd(position: () => number, onRest: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const stop = () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const check = () => {
    const at = position()
    const decide = () => (position() === at ? onRest() : rest.touch())
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(decide)
    })
  }
  const rest = {
    /** True while the scroller moves, has just moved, or is about to. */
    waiting: false,
    touch() {
      stop()
      rest.waiting = true
      timer = setTimeout(check, SCROLL_END_DELAY)
    },
    end() {
      stop()
      rest.waiting = false
    },
  }
  return rest
}

/** An element on screen that must not move, and its distance below the upper edge of the view. */
export interface Pin {
  element: Element
  offset: number
}

/**
 * The first element inside `row` that starts below `edge` (client coordinates), or the innermost one that
 * crosses it.
 */
function deepestBelow(row: Element, edge: number): Element {
  let found = row
  for (;;) {
    let next: Element | undefined
    let top = edge
    for (const child of found.children) {
      const box = child.getBoundingClientRect()
      if (box.height > 0 && box.bottom > edge) {
        next = child
        top = box.top
        break
      }
    }
    if (!next) return found
    found = next
    if (top >= edge) return found
  }
}

/** Returns the pin for a row that starts above `edge`, in client coordinates. */
function pinBelow(row: Element, edge: number): Pin {
  const element = deepestBelow(row, edge)
  return { element, offset: element.getBoundingClientRect().top - edge }
}

/** A row of which fewer pixels are in view is not being read: browsers align scroll positions to device pixels. */
const MIN_VISIBLE = 1

/**
 * The first of these rows that ends below `edge`, and its top, in client coordinates; null when none is
 * mounted or all start below `bottom`, after a jump past them.
 */
function firstInView(
  keys: readonly string[],
  rows: ReadonlyMap<string, Element>,
  edge: number,
  bottom: number,
): { key: string; row: Element; top: number } | null {
  for (const key of keys) {
    const row = rows.get(key)
    const box = row?.getBoundingClientRect()
    if (row && box && box.bottom > edge + MIN_VISIBLE)
      return box.top > bottom ? null : { key, row, top: box.top }
  }
  return null
}

/** The anchor of the first row in view, and the pin of one that starts above it; null without a mounted row. */
export function anchorInView(
  keys: readonly string[],
  rows: ReadonlyMap<string, Element>,
  edge: number,
  bottom: number,
): { anchor: Anchor; pin: Pin | null } | null {
  const found = firstInView(keys, rows, edge, bottom)
  return (
    found && {
      anchor: { key: found.key, offset: found.top - edge },
      pin: found.top < edge ? pinBelow(found.row, edge) : null,
    }
  )
}

/** True when the whole row is visible. */
export function isInView(row: Element, scroller: Scroller): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const edge = scroller.top()
  return top >= edge && bottom <= edge + scroller.height()
}
