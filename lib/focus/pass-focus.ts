import { allOnScreen, columnAround } from '../util/on-screen'
import { FOCUSABLE, focusInPlace, isFocusLost } from './focusable'

/** Frames within which the page is drawn after a press. */
const FRAMES = 20
/** The rows that can take the focus, in the order of the page. */
const ROWS = 'article[tabindex]'

/**
 * Call when the pressed element may be removed: once the focus is lost, the first element in `place` that matches takes
 * it.
 */
export function passFocus(place: Element | null, selector = FOCUSABLE): void {
  const pressed = document.activeElement
  let frames = 0
  const look = () => {
    if (isFocusLost()) focusInPlace(place?.querySelector<HTMLElement>(selector))
    // The effect of a load or an answer is not always drawn by the next frame.
    else if (document.activeElement === pressed && (frames += 1) < FRAMES) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Call before something may remove the row that has the focus (or `holder`, to which the focus is about to return). The
 * answer, called after the change, gives the lost focus to the next row that is left, else to the one before.
 */
export function passFocusToRow(holder: Element | null = document.activeElement): () => void {
  const row = holder?.closest(ROWS)
  if (!row) return () => {}
  const rows = allOnScreen(ROWS, columnAround(row))
  const at = rows.findIndex((each) => each === row)
  const nearest = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
  return () => {
    const give = () => {
      if (isFocusLost()) focusInPlace(nearest.find((each) => each.isConnected))
    }
    // React draws within the frame; a second one for windowed lists.
    requestAnimationFrame(() => requestAnimationFrame(give))
  }
}
