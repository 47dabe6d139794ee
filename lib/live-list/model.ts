/** Tells which of two ids is the older one: negative when it is `a`, 0 when they are the same. */
export type IdOrder<Id extends string> = (a: Id, b: Id) => number

/** A place where posts are missing; named after the id right above it, which is what a fill from above asks with. */
export interface Gap<Id extends string> {
  readonly gap: Id
  /** Cursor of the next fill from above when it is not the id above, e.g. after a page of removed posts only. */
  readonly above?: Id
  /** The same for a fill from below. */
  readonly below?: Id
  /** Link address of the next fill from above, where the server sent one that could be read. */
  readonly next?: string
  /** Link address of the next fill from below. */
  readonly prev?: string
  /** It is being filled without further asking, until it is joined. */
  readonly auto?: boolean
  /** Pages in a row that brought nothing to see. */
  readonly emptyPages?: number
  /** Why the last fill failed: an error's kind, or 'stuck' when the server repeats what is above. */
  readonly failed?: string
}

/** An id or a gap; newest first. */
export type Entry<Id extends string> = Id | Gap<Id>

/** Who tells of new posts: the stream (only then a list can be live), a poll, or nobody. */
export type Feed = 'stream' | 'poll' | 'none'

/** Where a page was asked from: the top, below an id (older), or above an id (newer). */
export type Side = 'top' | 'below' | 'above'

/** A page request on its way. */
export interface SentRequest<Id extends string> {
  readonly id: string
  readonly side: Side
  /** The id it was asked from; null at the top, and below nothing. */
  readonly anchor: Id | null
  /** Asked before the stream (re)opened: its answer does not prove the top. */
  readonly stale: boolean
  /** Ids that arrived since it was asked: a page cannot speak about them. */
  readonly arrived: readonly Id[]
  /** Ids removed since it was asked: a late page must not bring them back. */
  readonly removed: readonly Id[]
}

/** How the list goes on below its last entry. */
export interface Tail<Id extends string> {
  readonly cursor: Id | null
  readonly next: string | null
  readonly emptyPages: number
  readonly failed: string | null
}

/** Items of a page that could not be read, found again by the ids of that page that could. */
export interface LostItems<Id extends string> {
  readonly ids: readonly Id[]
  readonly count: number
}

/** One list; plain data, replaced and never changed. */
export interface ListState<Id extends string> {
  /** Newest first; the first `hidden` are held back. */
  readonly entries: readonly Entry<Id>[]
  readonly hidden: number
  readonly feed: Feed
  /** There may be unknown posts above the first entry: one probe of the top tells. */
  readonly topUnknown: boolean
  /** No page so far contradicted that ids sort in the server's order. */
  readonly ordered: boolean
  /** How many neighbours on pages confirmed it. */
  readonly proof: number
  /** A first page or a snapshot is in. */
  readonly loaded: boolean
  /** The server may have older posts. */
  readonly hasMore: boolean
  /** The server is still building this feed (206). */
  readonly partial: boolean
  /** The entries come from a half-built feed: the first finished page replaces them. */
  readonly provisional: boolean
  readonly tail: Tail<Id>
  /** What pages of this list lost; of pages that share an id only the last one counts. */
  readonly lost: readonly LostItems<Id>[]
  /** Why the last request for the top failed, or null. */
  readonly failed: string | null
  /** Arrived while the top was unknown; shown or held once the probe answers. Newest first. */
  readonly waiting: readonly Id[]
  readonly requests: readonly SentRequest<Id>[]
  /** Gaps that may still fill by themselves after this reconnect. */
  readonly autoFills: number
}

/** Posts held back at most. */
export const PENDING_LIMIT = 200
/** A live list longer than this is cut … */
export const TRIM_ABOVE = 40
/** … to this. */
export const TRIM_TO = 20
/** Shown posts kept below the held ones when those are shown. */
export const KEEP_BELOW = 40
/** Pages without a visible row after which the list waits for a request. */
export const EMPTY_PAGES = 5
/** Gaps filled by themselves per reconnect. */
export const AUTO_FILLS = 2
/** Neighbours seen in order before ids are trusted to tell age. */
const PROOF = 8

const FRESH_TAIL = { cursor: null, next: null, emptyPages: 0, failed: null }

/** The tail of a list whose end was cut or changed: ask from the last id. */
export const freshTail = <Id extends string>(): Tail<Id> => FRESH_TAIL

/** A list nobody has asked for yet. `feed` defaults to 'none'. */
export function emptyList<Id extends string>(feed: Feed = 'none'): ListState<Id> {
  return {
    entries: [],
    hidden: 0,
    feed,
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
    waiting: [],
    requests: [],
    autoFills: 0,
  }
}

export const isGap = <Id extends string>(entry: Entry<Id> | undefined): entry is Gap<Id> =>
  typeof entry === 'object'
export const isId = <Id extends string>(entry: Entry<Id> | undefined): entry is Id =>
  typeof entry === 'string'

/** Stable React key of an entry; a gap's is `gap:<id above>`. */
export const entryKey = <Id extends string>(entry: Entry<Id>): string =>
  isGap(entry) ? `gap:${entry.gap}` : entry

/** Whether ids may be compared: nothing contradicted the order and enough confirmed it. */
export const canCompare = <Id extends string>(state: ListState<Id>): boolean =>
  state.ordered && state.proof >= PROOF

/** Number of posts held back; at PENDING_LIMIT it reads "200+" when `pendingOverflow`. */
export const pendingCount = <Id extends string>(state: ListState<Id>): number =>
  state.entries.slice(0, state.hidden).filter(isId).length

/** Whether more is held than counted: a gap stands among or right below the held posts. */
export const pendingOverflow = <Id extends string>(state: ListState<Id>): boolean =>
  state.entries.slice(0, state.hidden).some(isGap)

/** How many items of the pages in the list could not be read. */
export const lostCount = <Id extends string>({ lost }: ListState<Id>): number =>
  lost.reduce((sum, { count }) => sum + count, 0)

/** The entries to draw, gaps included. */
export const shownEntries = <Id extends string>(state: ListState<Id>): readonly Entry<Id>[] =>
  state.hidden === 0 ? state.entries : state.entries.slice(state.hidden)

/** Every id in the list, for sweeping. */
export const listedIds = <Id extends string>(state: ListState<Id>): Id[] => [
  ...state.entries.filter(isId),
  ...state.waiting,
]

/** Whether a page is on its way: for the top, for older posts, or for a gap. */
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

/** Whether a gap waits to be asked for: it is not filling by itself, failed, or brought nothing to see for long. */
export const gapWaits = <Id extends string>(gap: Gap<Id>): boolean =>
  gap.auto !== true || gap.failed !== undefined || (gap.emptyPages ?? 0) >= EMPTY_PAGES

/** The last id, or null. */
export function lastId<Id extends string>(entries: readonly Entry<Id>[]): Id | null {
  return entries.findLast(isId) ?? null
}
