import { create } from 'zustand'
import type { Column } from '@/lib/column'
import { isFocusLost } from '@/lib/focus/focusable'
import { rememberElement } from '@/lib/focus/remember-focus'
import { COLUMN, firstOnScreen } from '@/lib/util/on-screen'
import { columnElementOf, revealColumn } from './reveal-column'

/** Name of the column with the page of the address, in place of the id of a stored column. */
export const ROUTE_COLUMN = 'route'

interface ColumnsOnScreen {
  /** The column that was used last; null before the first. */
  active: string | null
  /** The titles of the pages by column. */
  titles: Readonly<Record<string, string>>
  /** The columns with new items, which their header and the position strip mark. */
  unread: ReadonlySet<string>
  /** A stored column whose page was changed, and the history entry that shows the page until the address follows. */
  followed: { readonly entry: string; readonly id: string } | null
}

export const useColumnsOnScreen = create<ColumnsOnScreen>(() => ({
  active: null,
  titles: {},
  unread: new Set(),
  followed: null,
}))

/** Returns the title of the page in a column; undefined before the page has set it. */
export const useTitleOf = (id: string): string | undefined => useColumnsOnScreen(({ titles }) => titles[id])

/** The columns whose element is mounted, by id. */
export const mountedColumns = new Map<string, Column>()

/** Keeps or closes the column with the page of the address, while it is shown. */
export const routeColumn: { current: { pin: () => void; close: () => void } | null } = { current: null }

/** Functions that find the element that had the focus last, by column. */
const findFocused = new Map<string, () => HTMLElement | null>()

/** Notes that a column is used, e.g. because `element` in it was focused. */
export function activateColumn(id: string, element?: EventTarget): void {
  if (element instanceof Element) findFocused.set(id, rememberElement(element))
  if (useColumnsOnScreen.getState().active !== id) useColumnsOnScreen.setState({ active: id })
}

/** Notes the title of the page in a column. */
export const setTitleOf = (id: string, title: string): void =>
  useColumnsOnScreen.setState(({ titles }) =>
    titles[id] === title ? {} : { titles: { ...titles, [id]: title } },
  )

/** Notes whether a column has new items. */
export const setUnreadOf = (id: string, isUnread: boolean): void =>
  useColumnsOnScreen.setState(({ unread }) => {
    if (unread.has(id) === isUnread) return {}
    const others = [...unread].filter((each) => each !== id)
    return { unread: new Set(isUnread ? [...others, id] : others) }
  })

/** The history entry of the address, and the stored column that shows its page. */
let address: { entry: string; id: string } | null = null

/** Notes the stored column that shows the page of the address; null for none. */
export const noteAddress = (entry: string, id: string | null): void =>
  void (address = id === null || id === ROUTE_COLUMN ? null : { entry, id })

/** Returns the history entry of the address if its page is in this stored column; else null. */
export const addressShownBy = (id: string): string | null => (address?.id === id ? address.entry : null)

/** Treats a stored column as the column with the page of the address, until the next history entry. */
export const followColumn = (entry: string, id: string): void =>
  useColumnsOnScreen.setState({ followed: { entry, id } })

/** Returns the heading of a column; of a collapsed one the button that expands it. */
const headingOf = (element: HTMLElement) => firstOnScreen('h1', element) ?? firstOnScreen('button', element)

/** Returns the ids of the columns in the order in which they are shown. */
export const columnOrder = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(`main [${COLUMN}]`)].map(
    (each) => each.getAttribute(COLUMN) ?? '',
  )

/**
 * Reveals a column and moves the focus in: to the first match of `selector`, else to where it was before, else to the
 * heading. Returns false if there is no such column.
 */
export function focusColumn(id: string, selector?: string): boolean {
  const element = columnElementOf(id)
  if (!element) return false
  revealColumn(id)
  activateColumn(id)
  const match = selector === undefined ? null : firstOnScreen(selector, element)
  if (!match && element.contains(document.activeElement)) return true
  const before = findFocused.get(id)?.() ?? null
  const target = match ?? (element.contains(before) ? before : headingOf(element))
  target?.focus({ preventScroll: true })
  return true
}

/** Focuses a column that was just added or expanded as soon as it has a heading, unless the user moved the focus since. */
export function focusNewColumn(id: string, selector?: string): void {
  const before = document.activeElement
  const isShown = () => {
    const element = columnElementOf(id)
    return element !== null && headingOf(element) !== null
  }
  requestAnimationFrame(() => {
    if (isShown()) {
      focusColumn(id, selector)
      return
    }
    const stop = useColumnsOnScreen.subscribe(({ titles }) => {
      if (titles[id] === undefined) return
      stop()
      if (document.activeElement === before || isFocusLost()) focusColumn(id, selector)
    })
  })
}
