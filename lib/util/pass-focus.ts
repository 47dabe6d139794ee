const FOCUSABLE = 'a[href], button, input, select, textarea, video[controls], audio[controls], [tabindex="0"]'

/** Whether nothing on the page has the focus. */
export const isFocusLost = () => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/**
 * Call when what was pressed may be gone once the page is drawn: if the focus is lost by then, the first thing in
 * `place` that matches takes it, without scrolling.
 */
export function passFocus(place: Element | null, selector = FOCUSABLE): void {
  requestAnimationFrame(() => {
    if (isFocusLost()) place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  })
}
