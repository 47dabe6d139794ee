import { allOnScreen, columnAround } from '../util/on-screen'
import { FOCUSABLE, focusWithoutScroll, isFocusLost } from './focusable'

/** Frames within which React renders after a press. */
const MAX_FRAMES = 20
/** The rows that can take the focus, in the order of the page. */
const ROWS = 'article[tabindex]'

/**
 * Call when the pressed element may be removed: once the focus is lost, the first matching element in
 * `container` takes it.
 */
export function passFocus(container: Element | null, selector = FOCUSABLE): void {
  const pressed = document.activeElement
  let frames = 0
  const tryFocus = () => {
    if (isFocusLost()) focusWithoutScroll(container?.querySelector<HTMLElement>(selector))
    // The result of a load or an answer is not always rendered by the next frame.
    else if (document.activeElement === pressed && (frames += 1) < MAX_FRAMES) requestAnimationFrame(tryFocus)
  }
  requestAnimationFrame(tryFocus)
}

/**
 * Call before something may remove the row that has the focus (or `holder`, to which the focus is about to
 * return). The returned function, called after the change, moves a lost focus to the next remaining row, else
 * to the previous one.
 */
export function passFocusToRow(holder: Element | null = document.activeElement): () => void {
  const row = holder?.closest(ROWS)
  if (!row) return () => {}
  const rows = allOnScreen(ROWS, columnAround(row))
  const at = rows.findIndex((each) => each === row)
  const nearest = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
  return () => {
    const give = () => {
      if (isFocusLost()) focusWithoutScroll(nearest.find((each) => each.isConnected))
    }
    // React renders within the frame; windowed lists need a second one.
    requestAnimationFrame(() => requestAnimationFrame(give))
  }
}
