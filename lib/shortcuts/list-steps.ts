import { focusWithoutScroll, focusOfRow } from '@/lib/focus/focusable'
import { listOfRow } from '@/lib/ui/windowed-list'
import { allOnScreen, firstOnScreen } from '@/lib/util/on-screen'
import { isBetweenSides, isInColumn, type ShortcutTarget } from './target'

/** The rows of all lists of a page, and the buttons that load more at their ends. */
const STOPS = '[data-key], [data-row], [data-tail] button'

/** Largest difference in px at which a row counts as where the last step put it. */
const SAME_HEIGHT = 2

/** The height at which the rows of consecutive steps are shown. */
interface Level {
  stop: HTMLElement
  /** Where the row was put, from the top of the view. The end of a list does not let it go higher. */
  reached: number
  /** Where it should be. */
  wanted: number
}
let last: Level | null = null

/** Returns the rows and buttons to step through, each once. */
const stopsIn = (columnElement: HTMLElement) =>
  allOnScreen(STOPS, columnElement).filter((stop) => stop.parentElement?.closest('[data-key]') == null)

const focusTargetOf = (stop: HTMLElement) => (stop.matches('button') ? stop : focusOfRow(stop))

const focusStop = (stop: HTMLElement) => focusWithoutScroll(focusTargetOf(stop))

/** Rows whose only content is a space cannot be reached. */
const isReachable = (stop: HTMLElement) => focusTargetOf(stop) !== null

/** Returns the row to begin with: the first that starts in the upper half of the view, or else the first visible one. */
function firstInView(stops: readonly HTMLElement[], { column }: ShortcutTarget): HTMLElement | undefined {
  if (!column) return undefined
  const { scroller } = column
  const from = scroller.top()
  const visible = stops.filter((stop) => isInColumn(stop, column))
  const starting = visible.find((stop) => stop.getBoundingClientRect().top >= from - 1)
  const half = from + scroller.height() / 2
  return starting && starting.getBoundingClientRect().top < half ? starting : visible[0]
}

/** Moves a row that is not mounted to the view; it gets the focus once it is. */
function reachRow(stop: HTMLElement, by: number, offset: number): void {
  const list = listOfRow(stop)
  const at = list?.keys.indexOf(stop.dataset['key'] ?? '') ?? -1
  const key = list?.keys[at + by]
  if (list && at >= 0 && key !== undefined) list.scrollTo(key, { focus: true, offset })
}

/** True when two rows of a list have no others between them, or are not of the same list. */
function areNeighbours(stop: HTMLElement, next: HTMLElement, by: number): boolean {
  const list = listOfRow(stop)
  if (!list || list !== listOfRow(next)) return true
  const { keys } = list
  return keys[keys.indexOf(stop.dataset['key'] ?? '') + by] === next.dataset['key']
}

/**
 * Focuses the next (1) or previous (-1) row of a list and scrolls it to the height of the current one. Without
 * a visible current row, e.g. after scrolling, focuses the first in view.
 */
export function stepInList(target: ShortcutTarget, by: 1 | -1): void {
  const { column, columnElement, row, post } = target
  if (!column || !columnElement) return
  const { scroller } = column
  // A whole column fits the height of the deck, so that this moves sideways only.
  if (!isBetweenSides(columnElement)) columnElement.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const stops = stopsIn(columnElement)
  const tail = document.activeElement?.closest<HTMLElement>('[data-tail] button')
  const current = tail ?? row ?? post?.closest<HTMLElement>('[data-key]') ?? null
  if (!current || !isInColumn(current, column)) {
    const first = firstInView(stops.filter(isReachable), target)
    if (first) focusStop(first)
    return
  }
  const heightOf = (stop: HTMLElement) => stop.getBoundingClientRect().top - scroller.top()
  const moveTo = (stop: HTMLElement, wanted: number) => {
    focusStop(stop)
    scroller.scrollBy(heightOf(stop) - wanted)
    last = { stop, reached: heightOf(stop), wanted }
  }
  const height = heightOf(current)
  const isSame = last?.stop === current && Math.abs(last.reached - height) < SAME_HEIGHT
  // Lower than the middle, most of the next row would be out of view.
  const wanted = Math.min(Math.max(0, isSame && last ? last.wanted : height), scroller.height() / 2)
  let from = current
  let at = stops.indexOf(current)
  for (;;) {
    at += by
    const next = stops[at]
    if (!next || !areNeighbours(from, next, by)) return reachRow(from, by, wanted)
    if (isReachable(next)) return moveTo(next, wanted)
    from = next
  }
}

/** Returns the list of the page that marks rows as unread, with its mounted rows. */
function unreadList({ columnElement }: ShortcutTarget) {
  const rows = columnElement ? allOnScreen('[data-key]', columnElement) : []
  const list = rows.map((row) => listOfRow(row)).find((each) => each?.isUnread !== undefined)
  const isUnread = list?.isUnread
  return list && isUnread ? { list, isUnread, rows: rows.filter((row) => listOfRow(row) === list) } : null
}

/** True when the page has an unread row, mounted or not. */
export function hasUnreadRow(target: ShortcutTarget): boolean {
  const found = unreadList(target)
  return found !== null && found.list.keys.some(found.isUnread)
}

/**
 * Focuses the next unread row after the current one, or, when that is out of view, the first from the view on. After the
 * last one continues at the first.
 */
export function stepToUnread(target: ShortcutTarget): void {
  const found = unreadList(target)
  const { column, row } = target
  if (!found || !column) return
  const { list, isUnread, rows } = found
  const indexOf = (each: HTMLElement | undefined) => list.keys.indexOf(each?.dataset['key'] ?? '')
  const isCurrent = row !== null && rows.includes(row) && isInColumn(row, column)
  const after = isCurrent ? indexOf(row) : indexOf(rows.find((each) => isInColumn(each, column))) - 1
  const key = list.keys.find((each, at) => at > after && isUnread(each)) ?? list.keys.find(isUnread)
  if (key !== undefined) list.scrollTo(key, { focus: true, ifNeeded: true })
}

/** Returns the button at the end of a list that loads more. */
export const moreButton = ({ columnElement }: ShortcutTarget): HTMLElement | null =>
  columnElement && firstOnScreen('[data-tail] button', columnElement)

/** True when the page has a list. */
export const hasList = ({ column, columnElement }: ShortcutTarget): boolean =>
  column !== undefined && columnElement !== null && firstOnScreen(STOPS, columnElement) !== null
