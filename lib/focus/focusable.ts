/** Elements that the Tab key reaches, in posts and panels. */
export const FOCUSABLE =
  'a[href], button, input, select, textarea, video[controls], audio[controls], [tabindex="0"]'

/** True when no element on the page has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/** Focuses an element without scrolling to it. */
export const focusInPlace = (element: HTMLElement | null | undefined): void =>
  element?.focus({ preventScroll: true })
