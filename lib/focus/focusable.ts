/** Elements that the Tab key reaches, in posts and panels. */
export const FOCUSABLE =
  'a[href], button, input, select, textarea, video[controls], audio[controls], [tabindex="0"]'

/** The controls of a row that Tab reaches; links for the pointer only are left out. */
const REACHABLE = FOCUSABLE.replace('a[href]', 'a[href]:not([tabindex="-1"])')

/** The part of a row that takes the focus: an article of a feed, or an item of a list of people. */
const ROW_PART = 'article, li[tabindex], [role="listitem"][tabindex]'

/** Returns the element that has the focus while a row is the current one; null when nothing in it takes it. */
export const focusOfRow = (row: HTMLElement): HTMLElement | null =>
  row.matches(ROW_PART)
    ? row
    : (row.querySelector<HTMLElement>(ROW_PART) ?? row.querySelector<HTMLElement>(REACHABLE))

/** True when no element on the page has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/** Focuses an element without scrolling to it. */
export const focusWithoutScroll = (element: HTMLElement | null | undefined): void =>
  element?.focus({ preventScroll: true })
