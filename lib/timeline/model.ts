import type { StatusId } from '@/schemas/primitives'

export type { StatusId }

/** A place where posts are missing; named after the id right above it, which is what a fill from above asks with. */
export interface Gap {
  readonly gap: StatusId
  /** Cursor of the next fill from above when it is not the id above, e.g. after a page of removed posts only. */
  readonly above?: StatusId
  /** The same for a fill from below. */
  readonly below?: StatusId
  /** Link address of the next fill from above, where the server sent one that could be read. */
  readonly next?: string
  /** Link address of the next fill from below. */
  readonly prev?: string
  /** It is being filled without further asking, until it is joined. */
  readonly auto?: boolean
  /** Pages in a row that brought nothing to see. */
  readonly barren?: number
  /** Why the last fill failed: an error's kind, or 'stuck' when the server repeats what is above. */
  readonly failed?: string
}

/** A status id or a gap; newest first. */
export type Entry = StatusId | Gap

/** Who tells of new posts: the stream (only then a list can be live), a poll, or nobody. */
export type Feed = 'stream' | 'poll' | 'none'

/** Where a page was asked from: the top, below an id (older), or above an id (newer). */
export type Side = 'top' | 'below' | 'above'

/** A page request on its way. */
export interface Request {
  readonly id: string
  readonly side: Side
  /** The id it was asked from; null at the top, and below nothing. */
  readonly anchor: StatusId | null
  /** Asked before the stream (re)opened: its answer does not prove the top. */
  readonly stale: boolean
  /** Ids that arrived since it was asked: a page cannot speak about them. */
  readonly arrived: readonly StatusId[]
  /** Ids removed since it was asked: a late page must not bring them back. */
  readonly removed: readonly StatusId[]
}

/** How the list goes on below its last entry. */
export interface Tail {
  readonly cursor: StatusId | null
  readonly next: string | null
  readonly barren: number
  readonly failed: string | null
}

/** Items of a page that could not be read, found again by the ids of that page that could. */
export interface LostItems {
  readonly ids: readonly StatusId[]
  readonly count: number
}

/** One timeline; plain data, replaced and never changed (architecture 5). */
export interface TimelineState {
  /** Newest first; the first `hidden` are held back. */
  readonly entries: readonly Entry[]
  readonly hidden: number
  readonly feed: Feed
  /** There may be unknown posts above the first entry: one probe of the top tells. */
  readonly behind: boolean
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
  readonly tail: Tail
  /** What pages of this list lost; of pages that share an id only the last one counts. */
  readonly lost: readonly LostItems[]
  /** Why the last request for the top failed, or null. */
  readonly failed: string | null
  /** Arrived while the top was unknown; shown or held once the probe answers. Newest first. */
  readonly waiting: readonly StatusId[]
  readonly requests: readonly Request[]
  /** Gaps that may still fill by themselves after this reconnect. */
  readonly autoFills: number
}

/** Posts held back at most (product.md 4 with the cap of features TML2). */
export const HOLD_CAP = 200
/** A live list longer than this is cut … */
export const TRIM_ABOVE = 40
/** … to this. */
export const TRIM_TO = 20
/** Shown posts kept below the held ones when those are shown. */
export const KEEP_BELOW = 40
/** Pages without a visible row after which the list waits for a request. */
export const BARREN_PAGES = 5
/** Gaps filled by themselves per reconnect. */
export const AUTO_FILLS = 2
/** Neighbours seen in order before ids are trusted to tell age. */
const PROOF = 8

const FRESH_TAIL: Tail = { cursor: null, next: null, barren: 0, failed: null }

/** The tail of a list whose end was cut or changed: ask from the last id. */
export const freshTail = (): Tail => FRESH_TAIL

/** A timeline nobody has asked for yet. `feed` defaults to 'none'. */
export function emptyTimeline(feed: Feed = 'none'): TimelineState {
  return {
    entries: [],
    hidden: 0,
    feed,
    behind: false,
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

export const isGap = (entry: Entry | undefined): entry is Gap => typeof entry === 'object'
export const isId = (entry: Entry | undefined): entry is StatusId => typeof entry === 'string'

/** Stable React key of an entry; a gap's is `gap:<id above>`. */
export const entryKey = (entry: Entry): string => (isGap(entry) ? `gap:${entry.gap}` : entry)

/** Whether ids may be compared: nothing contradicted the order and enough confirmed it. */
export const canCompare = (state: TimelineState): boolean => state.ordered && state.proof >= PROOF

/** Number of posts held back; at HOLD_CAP it reads "200+" when `heldOverflow`. */
export const heldCount = (state: TimelineState): number =>
  state.entries.slice(0, state.hidden).filter(isId).length

/** Whether more is held than counted: a gap stands among or right below the held posts. */
export const heldOverflow = (state: TimelineState): boolean =>
  state.entries.slice(0, state.hidden).some(isGap)

/** How many items of the pages in the list could not be read. */
export const lostCount = ({ lost }: TimelineState): number => lost.reduce((sum, { count }) => sum + count, 0)

/** The entries to draw, gaps included. */
export const shownEntries = (state: TimelineState): readonly Entry[] =>
  state.hidden === 0 ? state.entries : state.entries.slice(state.hidden)

/** Every status id the list holds, for sweeping. */
export const timelineIds = (state: TimelineState): StatusId[] => [
  ...state.entries.filter(isId),
  ...state.waiting,
]

/** Whether a page is on its way: for the top, for older posts, or for a gap. */
export function isLoading(state: TimelineState, what: 'top' | 'older' | Gap): boolean {
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
export const gapWaits = (gap: Gap): boolean =>
  gap.auto !== true || gap.failed !== undefined || (gap.barren ?? 0) >= BARREN_PAGES

/** The last status id, or null. */
export function lastId(entries: readonly Entry[]): StatusId | null {
  return entries.findLast(isId) ?? null
}
