/** Silence after which a scroll may be over, in ms; a wheel and a finger's momentum tell of themselves more often. */
const REST = 150

/**
 * Calls back when the scroller has been still for a moment. A page that is busy hears of a scroll late: the position
 * must also be the same over two frames.
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
    /** It moves, did so a moment ago, or is about to. */
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

/** What is on screen that must not move: an element, and where it stands below the upper edge of the view. */
export interface Pin {
  element: Element
  offset: number
}

/** The first thing inside `row` that begins below `edge` (client coordinates), or the innermost that crosses it. */
export function deepestBelow(row: Element, edge: number): Element {
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
