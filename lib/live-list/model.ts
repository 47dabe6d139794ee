/** Compares two ids by age: negative when `a` is older, 0 when they are equal. */
export type IdOrder<Id extends string> = (a: Id, b: Id) => number

/** A place where posts are missing, named after the id right above it, which a fill from above starts at. */
export interface Gap<Id extends string> {
  readonly gap: Id
  /**
   * The cursor of the next fill from above when it is not the id above, e.g. after a page of removed posts
   * only.
   */
  readonly above?: Id
  /** The cursor of the next fill from below. */
  readonly below?: Id
  /** The Link address of the next fill from above, when it was readable. */
  readonly next?: string
  /** The Link address of the next fill from below. */
  readonly prev?: string
  /** Fills automatically until it is closed. */
  readonly auto?: boolean
  /** The number of consecutive pages without a visible post. */
  readonly emptyPages?: number
  /** Why the last fill failed: the kind of the error, or 'stuck' when the server repeats the posts above. */
  readonly failed?: string
}

/** An id or a gap; newest first. */
export type Entry<Id extends string> = Id | Gap<Id>

/** The source of new posts: the stream, polling, or none. */
export type UpdateSource = 'stream' | 'poll' | 'none'

/** Position of a requested page: at the top, below an id (older), or above an id (newer). */
export type Side = 'top' | 'below' | 'above'

/** A page request in flight. */
export interface SentRequest<Id extends string> {
  readonly id: string
  readonly side: Side
  /** The id it was requested from; null at the top or for an empty list. */
  readonly anchor: Id | null
  /** True when the stream (re)opened after it was sent: posts newer than its answer may be missing. */
  readonly stale: boolean
  /** Ids that arrived since it was sent, so its page may lack them. */
  readonly arrived: readonly Id[]
  /** Ids removed since it was sent, so a late page must not restore them. */
  readonly removed: readonly Id[]
}

/** The state of the list below its last entry: where older posts are requested, and whether that failed. */
export interface ListTailState<Id extends string> {
  readonly cursor: Id | null
  readonly next: string | null
  readonly emptyPages: number
  readonly failed: string | null
}

/** Items of a page that could not be parsed, identified by the other ids of that page. */
export interface LostItems<Id extends string> {
  readonly ids: readonly Id[]
  readonly count: number
}

/** The state of a list; plain data, never mutated. */
export interface ListState<Id extends string> {
  /** Newest first; the first `pendingCount` are pending. */
  readonly entries: readonly Entry<Id>[]
  readonly pendingCount: number
  readonly updateSource: UpdateSource
  /** True when unknown posts may be above the first entry; a request for the top finds out. */
  readonly topUnknown: boolean
  /** True while no page contradicted that ids sort by age. */
  readonly ordered: boolean
  /** The number of neighbours in pages that confirmed it. */
  readonly proof: number
  /** True after a first page or a snapshot. */
  readonly loaded: boolean
  /** The server may have older posts. */
  readonly hasMore: boolean
  /** The server is still building this feed (HTTP 206). */
  readonly partial: boolean
  /** The entries are from a half-built feed: the first finished page replaces them. */
  readonly provisional: boolean
  readonly tail: ListTailState<Id>
  /** The lost items by page; of pages that share an id only the last one counts. */
  readonly lost: readonly LostItems<Id>[]
  /** Why the last request for the top failed, or null. */
  readonly failed: string | null
  /** The error of the last request for the top; null after an answer. It stays while the request is repeated. */
  readonly topError: unknown
  /** The error of the last failed request for another page, or null. */
  readonly pageError: unknown
  /** Posts that arrived while the top was unknown, newest first; inserted when the top is known. */
  readonly waiting: readonly Id[]
  readonly requests: readonly SentRequest<Id>[]
  /** The number of gaps that may still fill automatically after this reconnect. */
  readonly autoFills: number
}

/** The maximum number of pending posts. */
export const PENDING_LIMIT = 200
/** A list that shows new posts at once is trimmed when it is longer than this … */
export const TRIM_ABOVE = 40
/** … to this. */
export const TRIM_TO = 20
/** The number of shown posts to keep below pending posts when the user shows those. */
export const KEPT_BELOW_PENDING = 40
/** Pages without a visible row after which the list waits for the reader. */
export const EMPTY_PAGES = 5
/** Gaps that fill automatically after a reconnect. */
export const AUTO_FILLS = 2
/** Neighbours in order before ids are trusted to sort by age. */
const MIN_PROOF = 8

const FRESH_TAIL = { cursor: null, next: null, emptyPages: 0, failed: null }

/** Returns the position of the newest entry that is older than `id`; -1 when there is none. */
export const indexOfOlder = <Id extends string>(
  { entries }: Pick<ListState<Id>, 'entries'>,
  id: Id,
  order: IdOrder<Id>,
): number => entries.findIndex((entry) => isId(entry) && order(entry, id) < 0)

/** Returns the tail of a list whose end was cut or changed: the next request starts at the last id. */
export const freshTail = <Id extends string>(): ListTailState<Id> => FRESH_TAIL

/** A list before its first request. `updateSource` defaults to 'none'. */
export function emptyList<Id extends string>(updateSource: UpdateSource = 'none'): ListState<Id> {
  return {
    entries: [],
    pendingCount: 0,
    updateSource,
    topUnknown: false,
    ordered: true,
    proof: 0,
    loaded: false,
    hasMore: true,
    partial: false,
    provisional: false,
    tail: FRESH_TAIL,
    lost: [],
    failed: null,
    topError: null,
    pageError: null,
    waiting: [],
    requests: [],
    autoFills: 0,
  }
}

export const isGap = <Id extends string>(entry: Entry<Id> | undefined): entry is Gap<Id> =>
  typeof entry === 'object'
export const isId = <Id extends string>(entry: Entry<Id> | undefined): entry is Id =>
  typeof entry === 'string'

/** The stable React key of an entry; `gap:<id above>` for a gap. */
export const entryKey = <Id extends string>(entry: Entry<Id>): string =>
  isGap(entry) ? `gap:${entry.gap}` : entry

/** True when ids may be compared: no page contradicted the order and enough confirmed it. */
export const canCompare = <Id extends string>(state: ListState<Id>): boolean =>
  state.ordered && state.proof >= MIN_PROOF

/** The number of pending posts; shown as "200+" when `pendingOverflow`. */
export const countPendingPosts = <Id extends string>(state: ListState<Id>): number =>
  state.entries.slice(0, state.pendingCount).filter(isId).length

/** True when there are more pending posts than counted: a gap is among or right below them. */
export const pendingOverflow = <Id extends string>(state: ListState<Id>): boolean =>
  state.entries.slice(0, state.pendingCount).some(isGap)

/** True when the last request for the top failed, also while it is repeated. */
export const hasTopFailed = <Id extends string>({ failed, topError }: ListState<Id>): boolean =>
  failed !== null || topError !== null

/** The number of items in the list's pages that could not be parsed. */
export const lostCount = <Id extends string>({ lost }: ListState<Id>): number =>
  lost.reduce((sum, { count }) => sum + count, 0)

/** The entries to render, gaps included. */
export const shownEntries = <Id extends string>(state: ListState<Id>): readonly Entry<Id>[] =>
  state.pendingCount === 0 ? state.entries : state.entries.slice(state.pendingCount)

/** Every id in the list, for sweeping the cache. */
export const listedIds = <Id extends string>(state: ListState<Id>): Id[] => [
  ...state.entries.filter(isId),
  ...state.waiting,
]

/** True when a page is in flight: for the top, for older posts, or for a gap. */
export function isLoading<Id extends string>(state: ListState<Id>, what: 'top' | 'older' | Gap<Id>): boolean {
  if (what === 'top') return state.requests.some((request) => request.side === 'top')
  if (what === 'older') {
    const end = lastId(state.entries)
    return state.requests.some(({ side, anchor }) => side === 'below' && anchor === end)
  }
  const at = state.entries.findIndex((entry) => isGap(entry) && entry.gap === what.gap)
  const under = at < 0 ? undefined : state.entries[at + 1]
  return state.requests.some(
    ({ side, anchor }) =>
      (side === 'below' && anchor === what.gap) || (side === 'above' && anchor !== null && anchor === under),
  )
}

/**
 * True when a gap waits for the reader: it does not fill automatically, failed, or had too many pages without
 * a visible post.
 */
export const gapWaits = <Id extends string>(gap: Gap<Id>): boolean =>
  gap.auto !== true || gap.failed !== undefined || (gap.emptyPages ?? 0) >= EMPTY_PAGES

/** The last id, or null. */
export function lastId<Id extends string>(entries: readonly Entry<Id>[]): Id | null {
  return entries.findLast(isId) ?? null
}
