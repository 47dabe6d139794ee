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
import type { Audience } from './views'

/** An entry, and whether it is pending. */
export interface Row<Id extends string> {
  readonly entry: Entry<Id>
  readonly held: boolean
}

export const rowsOf = <Id extends string>(state: ListState<Id>): Row<Id>[] =>
  state.entries.map((entry, i) => ({ entry, held: i < state.hidden }))

/** Merges two neighbouring gaps: upper bounds of the first, lower bounds of the second. */
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
function renamed<Id extends string>(gap: Gap<Id>, above: Id): Gap<Id> {
  if (gap.gap === above) return gap
  const { above: _above, next: _next, ...rest } = gap
  return { ...rest, gap: above }
}

/**
 * Stores rows in the state and restores its invariants: no gap at either end, no neighbouring gaps, each gap
 * named after the id above it, no request anchored to a removed id. A gap removed at the top makes a streamed
 * list `topUnknown`; one removed at the end means `hasMore`.
 */
export function settle<Id extends string>(state: ListState<Id>, rows: readonly Row<Id>[]): ListState<Id> {
  const out: Entry<Id>[] = []
  let hidden = 0
  let topLost = false
  for (const { entry, held } of rows) {
    const before = out.at(-1)
    if (isGap(entry)) {
      if (isGap(before)) out[out.length - 1] = mergeGaps(before, entry)
      else if (before === undefined) topLost = true
      else out.push(renamed(entry, before))
    } else out.push(entry)
    if (held) hidden = out.length
  }
  const tailLost = isGap(out.at(-1))
  if (tailLost) out.pop()
  const sameEnd = !tailLost && lastId(out) === lastId(state.entries)
  const known = new Set(state.requests.length > 0 ? out.filter(isId) : [])
  const held = new Set<Entry<Id>>(state.waiting.length > 0 ? out : [])
  const left = new Set<Entry<Id>>(state.lost.length > 0 ? out : [])
  return {
    ...state,
    entries: out,
    waiting: held.size > 0 ? state.waiting.filter((id) => !held.has(id)) : state.waiting,
    // With nothing shown there is no position to keep.
    hidden: hidden >= out.length ? 0 : hidden,
    topUnknown: state.topUnknown || (topLost && state.feed === 'stream'),
    hasMore: state.hasMore || tailLost,
    lost: left.size > 0 ? state.lost.filter(({ ids }) => ids.some((id) => left.has(id))) : [],
    tail: sameEnd ? state.tail : freshTail(),
    requests: state.requests.filter(({ anchor }) => anchor === null || known.has(anchor)),
  }
}

/**
 * Cuts the end of the list down to `keep` entries, or more where a mounted or remembered row needs them. Does
 * nothing while a mounted row is not in the list.
 */
export function cut<Id extends string>(
  state: ListState<Id>,
  keep: number,
  audience: Audience,
): ListState<Id> {
  if (state.entries.length <= keep) return state
  const place = new Map(state.entries.map((entry, i) => [entryKey(entry), i]))
  if (!audience.protect.every((key) => place.has(key))) return state
  const rows = [...audience.protect, ...audience.remembered].map((key) => place.get(key) ?? -1)
  const end = Math.max(keep, ...rows.map((at) => at + 1))
  if (state.entries.length <= end) return state
  return { ...settle(state, rowsOf(state).slice(0, end)), hasMore: true }
}

/**
 * Limits the pending posts to PENDING_LIMIT: the oldest are replaced by a gap right above the first shown
 * post.
 */
export function capPending<Id extends string>(state: ListState<Id>): ListState<Id> {
  if (state.hidden <= PENDING_LIMIT) return state
  const rows = rowsOf(state)
  let count = 0
  let end = -1
  for (let i = 0; i < state.hidden; i += 1) {
    if (!isId(rows[i]?.entry)) continue
    count += 1
    if (count === PENDING_LIMIT) end = i + 1
  }
  const last = rows[end - 1]?.entry
  if (count <= PENDING_LIMIT || !isId(last)) return state
  const gap: Row<Id> = { entry: { gap: last }, held: true }
  return settle(state, [...rows.slice(0, end), gap, ...rows.slice(state.hidden)])
}

/** Moves a request to a neighbour when its anchor is removed; null when posts are missing in between. */
function reanchored<Id extends string>(
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

/** Removes ids everywhere, and notes them for every page in flight. */
export function remove<Id extends string>(state: ListState<Id>, ids: readonly Id[]): ListState<Id> {
  const gone = new Set(ids)
  const touched = state.entries.some((entry) => isId(entry) && gone.has(entry))
  if (!touched && state.requests.length === 0 && !state.waiting.some((id) => gone.has(id))) return state
  const requests = state.requests
    .map((request) => reanchored(request, state.entries, gone))
    .filter((request) => request !== null)
    .map((request) => ({
      ...request,
      arrived: request.arrived.filter((id) => !gone.has(id)),
      removed: [...request.removed, ...ids],
    }))
  const next = { ...state, requests, waiting: state.waiting.filter((id) => !gone.has(id)) }
  if (!touched) return next
  return settle(
    next,
    rowsOf(state).filter(({ entry }) => !isId(entry) || !gone.has(entry)),
  )
}
