/** Marks a page that is kept alive but not visible (app/pages/pages.tsx). */
export const AWAY = 'data-away'

/** Marks the element that contains a column. */
export const COLUMN = 'data-column'

/** The column around an element; the whole document outside of columns. */
export const columnAround = (element: Element | null): ParentNode =>
  element?.closest(`[${COLUMN}]`) ?? document

/** Every element that matches in a column (default: in all), except on pages that are kept out of sight. */
export const allOnScreen = (selector: string, column: ParentNode = document): HTMLElement[] =>
  [...column.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.closest(`[${AWAY}]`))

/** The first element that matches on the page in view of a column (default: of any); null if there is none. */
export const firstOnScreen = (selector: string, column: ParentNode = document): HTMLElement | null =>
  allOnScreen(selector, column)[0] ?? null
