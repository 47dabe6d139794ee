/** Silence after which a scroll is over, in ms; a wheel and a finger's momentum tell of themselves more often. */
const REST = 150

/** Calls back when the scroller has been still for a moment. */
export function watchRest(onRest: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = {
    /** It moves, or did so a moment ago. */
    waiting: false,
    touch() {
      clearTimeout(timer)
      rest.waiting = true
      timer = setTimeout(onRest, REST)
    },
    end() {
      clearTimeout(timer)
      rest.waiting = false
    },
  }
  return rest
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
