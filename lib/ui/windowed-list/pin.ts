import type { Scroller } from '@/lib/column'

/**
 * Time without scroll events after which a scroll may be over, in ms; wheels and momentum emit more often.
 */
const REST = 150

/**
 * Calls back when the scroller has been still for a moment. A busy page receives scroll events late, so the
 * position must also be the same over two frames.
 */
export function watchRest(position: () => number, onRest: () => void) {
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
    /** True while it moves, just did so, or is about to. */
    waiting: false,
    touch() {
      stop()
      rest.waiting = true
      timer = setTimeout(check, REST)
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

/** The pin of a row that starts above `edge`, in client coordinates. */
export function pinBelow(row: Element, edge: number): Pin {
  const element = deepestBelow(row, edge)
  return { element, offset: element.getBoundingClientRect().top - edge }
}

/**
 * The first of these rows that ends below `edge`, and its top, in client coordinates; null when none is
 * mounted or all start below `bottom`, after a jump past them.
 */
export function firstInView(
  keys: readonly string[],
  rows: ReadonlyMap<string, Element>,
  edge: number,
  bottom: number,
): { key: string; row: Element; top: number } | null {
  for (const key of keys) {
    const row = rows.get(key)
    const box = row?.getBoundingClientRect()
    if (row && box && box.bottom > edge) return box.top > bottom ? null : { key, row, top: box.top }
  }
  return null
}

/** True when the whole row is in view. */
export function isInView(row: Element, scroller: Scroller): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const edge = scroller.top()
  return top >= edge && bottom <= edge + scroller.height()
}
