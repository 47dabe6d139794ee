import { columnOfElement, type Column } from '@/lib/column'
import { COLUMN, firstOnScreen, HIDDEN_PAGE } from '@/lib/util/on-screen'

/** The column in use, and the row and the post that have the focus there. Shortcuts act on it. */
export interface ShortcutTarget {
  /** Undefined where the page has no column. */
  readonly column: Column | undefined
  /** The element of the column. */
  readonly columnElement: HTMLElement | null
  /** The focused row of a list; null for none. */
  readonly row: HTMLElement | null
  /** The focused post, or the open one of a conversation; null when it is not visible. */
  readonly post: HTMLElement | null
}

/** True where the page has a column. */
export const hasColumn = ({ column }: ShortcutTarget): boolean => column !== undefined

const COLUMN_SELECTOR = `[${COLUMN}]`
const POST = 'article[data-status]'

/** The element of the column that last had the focus or a press. */
let lastColumnElement: HTMLElement | null = null

/** Notes the column in use; call it with the target of a press or of the focus. */
export function noteColumn(target: EventTarget | null): void {
  const columnElement = target instanceof Element ? target.closest<HTMLElement>(COLUMN_SELECTOR) : null
  if (columnElement) lastColumnElement = columnElement
}

/** Returns the element of the column in use: of the one last used, or of the first. */
function columnElementInUse(): HTMLElement | null {
  const around = document.activeElement?.closest<HTMLElement>(COLUMN_SELECTOR)
  if (around) return around
  return lastColumnElement?.isConnected
    ? lastColumnElement
    : document.querySelector<HTMLElement>(COLUMN_SELECTOR)
}

/** True when a part of the element is in view sideways: the deck scrolls its columns out at its sides. */
export function isBetweenSides(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  const view = element.closest('main')?.getBoundingClientRect()
  // An element without a box cuts nothing off.
  const [from, to] = view && view.width > 0 ? [view.left, view.right] : [0, window.innerWidth]
  return right > from && left < to
}

/** True when a part of the element is inside the view of the column. */
export function isInColumn(element: Element, column: Column | undefined): boolean {
  if (element.closest(`[${HIDDEN_PAGE}]`)) return false
  const { top, bottom, width } = element.getBoundingClientRect()
  const from = column?.scroller.top() ?? 0
  const to = column ? from + column.scroller.height() : window.innerHeight
  return width > 0 && bottom > from && top < to && isBetweenSides(element)
}

/** Returns what a shortcut acts on now. Call it before a dialog takes the focus. */
export function currentTarget(): ShortcutTarget {
  const columnElement = columnElementInUse()
  const column = columnElement ? columnOfElement(columnElement) : undefined
  const active = document.activeElement
  const inside = active !== null && columnElement?.contains(active) === true
  // A row of people is inside the row of a list, or in a list of its own.
  const row = inside
    ? (active.closest<HTMLElement>('[data-key]') ?? active.closest<HTMLElement>('[data-row]'))
    : null
  const focused = inside ? active.closest<HTMLElement>(POST) : null
  const open = row || !columnElement ? null : firstOnScreen(`${POST}[aria-current]`, columnElement)
  const post = focused ?? row?.querySelector<HTMLElement>(POST) ?? open
  return { column, columnElement, row, post: post && isInColumn(post, column) ? post : null }
}
