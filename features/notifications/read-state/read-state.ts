import { compareId } from '@/lib/live-list/compare-id'
import { isId, type ListState } from '@/lib/live-list'
import type { NotificationId } from '@/schemas/primitives'

/** The shortest pause between two writes of the marker, in ms. */
export const MARKER_PAUSE = 300_000

/** The state that decides whether the newest notification counts as read. */
export interface Reading {
  readonly tabVisible: boolean
  /** A list of notifications is mounted and nothing covers it. */
  readonly mounted: boolean
  /** The list is at its top, with nothing pending. */
  readonly atTop: boolean
  /** The newest notification shown; null for an empty list. */
  readonly newest: NotificationId | null
}

/** Progress of the marker. */
export interface ReadState {
  /** The marker on the server; null when it has none, undefined before it was read. */
  readonly known: NotificationId | null | undefined
  /** The newest notification that was read here. */
  readonly seen: NotificationId | null
  /** Time of the last write in ms; null before the first. */
  readonly writtenAt: number | null
}

export const NOTHING_READ: ReadState = { known: undefined, seen: null, writtenAt: null }

/** The newer of two notifications. */
export const laterOf = (a: NotificationId | null, b: NotificationId | null): NotificationId | null =>
  a === null || (b !== null && compareId(b, a) > 0) ? b : a

/** The marker that another device or a read of the server reports; a lower one changes nothing. */
export const withKnown = (state: ReadState, known: NotificationId | null): ReadState => ({
  ...state,
  known: laterOf(state.known ?? null, known),
})

/** Notes what the user sees. Only the top of a visible list counts, and never less than before. */
export function withReading(state: ReadState, { tabVisible, mounted, atTop, newest }: Reading): ReadState {
  if (!tabVisible || !mounted || !atTop) return state
  const seen = laterOf(state.seen, newest)
  return seen === state.seen ? state : { ...state, seen }
}

/** The next write of the marker: its id, and in how many ms; null when there is nothing to write. */
export interface MarkerWrite {
  readonly id: NotificationId
  readonly wait: number
}

/**
 * Returns the next write: the first at once, later ones MARKER_PAUSE apart, with the newest id. `flush`: the page
 * is being left, so write now. Nothing is written before the marker was read, and never a lower one.
 */
export function nextWrite(state: ReadState, now: number, { flush = false } = {}): MarkerWrite | null {
  const { known, seen, writtenAt } = state
  if (known === undefined || seen === null) return null
  if (known !== null && compareId(seen, known) <= 0) return null
  const wait = flush || writtenAt === null ? 0 : Math.max(0, writtenAt + MARKER_PAUSE - now)
  return { id: seen, wait }
}

/** The marker was written: it is the known one until the server says otherwise. */
export const withWritten = (state: ReadState, id: NotificationId, now: number): ReadState => ({
  ...withKnown(state, id),
  writtenAt: now,
})

/** The write was refused: `known` is again the marker before it. */
export const withRefused = (state: ReadState, known: NotificationId | null): ReadState => ({
  ...state,
  known,
})

/** True when a notification is newer than the marker; false while the marker is not known. */
export const isUnread = (known: NotificationId | null | undefined, id: NotificationId): boolean =>
  known !== undefined && (known === null || compareId(id, known) > 0)

/** True when every notification newer than the marker is loaded. */
export function isLoadedDownTo(
  { entries, hasMore }: Pick<ListState<NotificationId>, 'entries' | 'hasMore'>,
  known: NotificationId | null | undefined,
): boolean {
  const firstRead = entries.findIndex((entry) => isId(entry) && !isUnread(known, entry))
  const newer = firstRead < 0 ? entries : entries.slice(0, firstRead)
  return newer.every(isId) && (firstRead >= 0 || !hasMore)
}
