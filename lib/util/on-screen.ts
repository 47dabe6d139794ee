/** Marks a page that is kept alive but not visible (app/pages/pages.tsx). */
export const HIDDEN_PAGE = 'data-away'

/** Marks the element that contains a column. */
export const COLUMN = 'data-column'

/** Marks a conversation that is open, such as a thread; the value is the key of its identity. */
export const OPEN_CONVERSATION = 'data-conversation'

/** The column around an element; the whole document outside of columns. */
export const columnAround = (element: Element | null): ParentNode =>
  element?.closest(`[${COLUMN}]`) ?? document

/** Returns all matching elements in a column (default: in all), except on hidden pages. */
export const allOnScreen = (selector: string, column: ParentNode = document): HTMLElement[] =>
  [...column.querySelectorAll<HTMLElement>(selector)].filter((each) => !each.closest(`[${HIDDEN_PAGE}]`))

/** Returns the first matching element on the visible page of a column (default: of any); null if there is none. */
export const firstOnScreen = (selector: string, column: ParentNode = document): HTMLElement | null =>
  allOnScreen(selector, column)[0] ?? null
