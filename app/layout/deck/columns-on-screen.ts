import { create } from 'zustand'
import type { Column } from '@/lib/column'
import { isFocusLost } from '@/lib/focus/focusable'
import { rememberElement } from '@/lib/focus/remember-focus'
import { prefersReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { COLUMN, firstOnScreen } from '@/lib/util/on-screen'

/** Name of the column with the page of the address, in place of the id of a stored column. */
export const ROUTE_COLUMN = 'route'

interface OnScreen {
  /** The column that was used last; null before the first. */
  active: string | null
  /** The titles of the pages by column. */
  titles: Readonly<Record<string, string>>
  /** The columns with new items. */
  unread: ReadonlySet<string>
}

export const useOnScreen = create<OnScreen>(() => ({ active: null, titles: {}, unread: new Set() }))

/** The columns with a page, by id. */
export const columnsOnScreen = new Map<string, Column>()

/** Find the elements that had the focus last, by column. */
const focused = new Map<string, () => HTMLElement | null>()

/** Notes that a column is used, e.g. because `element` in it was focused. */
export function activateColumn(id: string, element?: EventTarget): void {
  if (element instanceof Element) focused.set(id, rememberElement(element))
  if (useOnScreen.getState().active !== id) useOnScreen.setState({ active: id })
}

export const setTitleOf = (id: string, title: string): void =>
  useOnScreen.setState(({ titles }) => (titles[id] === title ? {} : { titles: { ...titles, [id]: title } }))

/** Notes whether a column has new items. */
export const setUnreadOf = (id: string, isUnread: boolean): void =>
  useOnScreen.setState(({ unread }) => {
    if (unread.has(id) === isUnread) return {}
    const others = [...unread].filter((each) => each !== id)
    return { unread: new Set(isUnread ? [...others, id] : others) }
  })

const elementOf = (id: string) => document.querySelector<HTMLElement>(`[${COLUMN}="${CSS.escape(id)}"]`)

/** The title of a column, or the strip of a collapsed one. */
const titleOf = (element: HTMLElement) => firstOnScreen('h1', element) ?? firstOnScreen('button', element)

/** The ids of the columns in the order in which they are shown. */
export const columnOrder = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(`main [${COLUMN}]`)].map((each) => each.dataset['column'] ?? '')

/** Scrolls the deck until a column is visible. */
export const revealColumn = (id: string): void =>
  elementOf(id)?.scrollIntoView({
    block: 'nearest',
    inline: 'nearest',
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  })

/**
 * Reveals a column and moves the focus in: to the first match of `wanted`, else to where it was before, else to the
 * title. False if there is no such column.
 */
export function focusColumn(id: string, wanted?: string): boolean {
  const element = elementOf(id)
  if (!element) return false
  revealColumn(id)
  activateColumn(id)
  const aim = wanted === undefined ? null : firstOnScreen(wanted, element)
  if (!aim && element.contains(document.activeElement)) return true
  const before = focused.get(id)?.() ?? null
  const target = aim ?? (element.contains(before) ? before : titleOf(element))
  target?.focus({ preventScroll: true })
  return true
}

/** Focuses a column that was just added as soon as it has a title, unless the user moved the focus since. */
export function focusNewColumn(id: string): void {
  const before = document.activeElement
  const isShown = () => {
    const element = elementOf(id)
    return element !== null && titleOf(element) !== null
  }
  requestAnimationFrame(() => {
    if (isShown()) {
      focusColumn(id)
      return
    }
    const stop = useOnScreen.subscribe(({ titles }) => {
      if (titles[id] === undefined) return
      stop()
      if (document.activeElement === before || isFocusLost()) focusColumn(id)
    })
  })
}
