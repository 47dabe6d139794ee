import {
  entryKey,
  freshTail,
  isGap,
  isId,
  lastId,
  PENDING_LIMIT,
  type Entry,
  type Gap,
  type SentRequest,
  type ListState,
} from './model'
import type { ViewConstraints } from './views'

/** An entry, and whether it is pending. */
export interface EntryRow<Id extends string> {
  readonly entry: Entry<Id>
  readonly pending: boolean
}

export const rowsOf = <Id extends string>(state: ListState<Id>): EntryRow<Id>[] =>
  state.entries.map((entry, i) => ({ entry, pending: i < state.pendingCount }))

/** Merges two adjacent gaps: the upper cursors of the first, the lower cursors of the second. */
function mergeGaps<Id extends string>(upper: Gap<Id>, lower: Gap<Id>): Gap<Id> {
  const { below: _below, prev: _prev, ...rest } = upper
  return {
    ...rest,
    ...(lower.below === undefined ? {} : { below: lower.below }),
    ...(lower.prev === undefined ? {} : { prev: lower.prev }),
    ...(upper.auto || lower.auto ? { auto: true } : {}),
  }
}

/** Renames a gap after the id now above it, and drops cursors taken from another id. */
function withUpperId<Id extends string>(gap: Gap<Id>, above: Id): Gap<Id> {
  if (gap.gap === above) return gap
  const { above: _above, next: _next, ...rest } = gap
  return { ...rest, gap: above }
}

/**
 * Stores rows in the state and restores its invariants: no gap at either end, no adjacent gaps, each gap named
 * after the id above it, no request with a removed anchor. A gap removed at the top makes a streamed
 * list `topUnknown`; one removed at the end means `hasMore`.
 */
export function storeRows<Id extends string>(
  state: ListState<Id>,
  rows: readonly EntryRow<Id>[],
): ListState<Id> {
  const out: Entry<Id>[] = []
  let pendingCount = 0
  let topLost = false
  for (const { entry, pending } of rows) {
    const before = out.at(-1)
    if (isGap(entry)) {
      if (isGap(before)) out[out.length - 1] = mergeGaps(before, entry)
      else if (before === undefined) topLost = true
      else out.push(withUpperId(entry, before))
    } else out.push(entry)
    if (pending) pendingCount = out.length
  }
  const tailLost = isGap(out.at(-1))
  if (tailLost) out.pop()
  const sameEnd = !tailLost && lastId(out) === lastId(state.entries)
  const knownIds = new Set(state.requests.length > 0 ? out.filter(isId) : [])
  const listed = new Set<Entry<Id>>(state.waiting.length > 0 ? out : [])
  const remaining = new Set<Entry<Id>>(state.lost.length > 0 ? out : [])
  return {
    ...state,
    entries: out,
    waiting: listed.size > 0 ? state.waiting.filter((id) => !listed.has(id)) : state.waiting,
    // With nothing shown there is no position to keep.
    pendingCount: pendingCount >= out.length ? 0 : pendingCount,
    topUnknown: state.topUnknown || (topLost && state.updateSource === 'stream'),
    hasMore: state.hasMore || tailLost,
    lost: remaining.size > 0 ? state.lost.filter(({ ids }) => ids.some((id) => remaining.has(id))) : [],
    tail: sameEnd ? state.tail : freshTail(),
    requests: state.requests.filter(({ anchor }) => anchor === null || knownIds.has(anchor)),
  }
}

/**
 * Cuts the end of the list down to `keep` entries, or more where a needed or remembered row requires it. Does
 * nothing while a needed row is not in the list.
 */
export function trimEnd<Id extends string>(
  state: ListState<Id>,
  keep: number,
  constraints: ViewConstraints,
): ListState<Id> {
  if (state.entries.length <= keep) return state
  const position = new Map(state.entries.map((entry, i) => [entryKey(entry), i]))
  if (!constraints.protect.every((key) => position.has(key))) return state
  const rows = [...constraints.protect, ...constraints.remembered].map((key) => position.get(key) ?? -1)
  const end = Math.max(keep, ...rows.map((at) => at + 1))
  if (state.entries.length <= end) return state
  return { ...storeRows(state, rowsOf(state).slice(0, end)), hasMore: true }
}

/**
 * Limits the pending posts to PENDING_LIMIT: the oldest are replaced by a gap right above the first shown
 * post.
 */
export function capPending<Id extends string>(state: ListState<Id>): ListState<Id> {
  if (state.pendingCount <= PENDING_LIMIT) return state
  const rows = rowsOf(state)
  let count = 0
  let end = -1
  for (let i = 0; i < state.pendingCount; i += 1) {
    if (!isId(rows[i]?.entry)) continue
    count += 1
    if (count === PENDING_LIMIT) end = i + 1
  }
  const last = rows[end - 1]?.entry
  if (count <= PENDING_LIMIT || !isId(last)) return state
  const gap: EntryRow<Id> = { entry: { gap: last }, pending: true }
  return storeRows(state, [...rows.slice(0, end), gap, ...rows.slice(state.pendingCount)])
}

/** Moves the anchor of a request to a neighbour when it is removed; null when a gap is next to it. */
function withNewAnchor<Id extends string>(
  request: SentRequest<Id>,
  entries: readonly Entry<Id>[],
  gone: ReadonlySet<Id>,
): SentRequest<Id> | null {
  const { anchor, side } = request
  if (anchor === null || !gone.has(anchor)) return request
  const step = side === 'below' ? -1 : 1
  let at = entries.indexOf(anchor)
  let entry = entries[at]
  while (isId(entry) && gone.has(entry)) {
    at += step
    entry = entries[at]
  }
  return isId(entry) ? { ...request, anchor: entry } : null
}

/** Removes ids from the list, and from pages that are still in flight. */
export function removeIds<Id extends string>(state: ListState<Id>, ids: readonly Id[]): ListState<Id> {
  const gone = new Set(ids)
  const touched = state.entries.some((entry) => isId(entry) && gone.has(entry))
  if (!touched && state.requests.length === 0 && !state.waiting.some((id) => gone.has(id))) return state
  const requests = state.requests
    .map((request) => withNewAnchor(request, state.entries, gone))
    .filter((request) => request !== null)
    .map((request) => ({
      ...request,
      arrived: request.arrived.filter((id) => !gone.has(id)),
      removed: [...request.removed, ...ids],
    }))
  const next = { ...state, requests, waiting: state.waiting.filter((id) => !gone.has(id)) }
  if (!touched) return next
  return storeRows(
    next,
    rowsOf(state).filter(({ entry }) => !isId(entry) || !gone.has(entry)),
  )
}
