const FOCUSABLE = 'a[href], button, input, select, textarea, video[controls], audio[controls], [tabindex="0"]'

/** Whether nothing on the page has the focus. */
export const isFocusLost = () => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/** What follows a press is drawn within so many frames, or nothing that was pressed goes away. */
const FRAMES = 20

/**
 * Call when what was pressed may be gone once the page is drawn: if the focus is lost by then, the first thing in
 * `place` that matches takes it, without scrolling.
 */
export function passFocus(place: Element | null, selector = FOCUSABLE): void {
  const pressed = document.activeElement
  let frames = 0
  const look = () => {
    if (isFocusLost()) place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    // What comes of a load or an answer is not always drawn by the next frame.
    else if (document.activeElement === pressed && (frames += 1) < FRAMES) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
