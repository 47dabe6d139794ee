import { hashKey } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'
import type { Filter } from '@/schemas/filter'
import type { Status } from '@/schemas/entities'
import type { FilterId } from '@/schemas/primitives'
import type { FilterEnds } from './expiry/filter-ends'
import type { FilterSet } from './filter-set'
import { filtersKey } from './keys'
import { filtersQuery } from './queries'

const HASH = hashKey(filtersKey())
/** Pause in ms after a failure before filters are requested again. */
const RETRY_DELAY = 60_000

/** Filters that changed after they were first loaded; null for deleted ones. */
export type ChangedFilters = ReadonlyMap<FilterId, Filter | null>

/** Filters that the client matches. */
export interface KnownFilters {
  /** All filters, for posts that the server did not match; undefined while they are not loaded. */
  all: readonly Filter[] | undefined
  /** Filters for which the matches of the server may be outdated. */
  changed: ChangedFilters
}

const NOTHING: ChangedFilters = new Map()
export const NO_FILTERS: KnownFilters = { all: undefined, changed: NOTHING }

const isSame = (one: Filter, other: Filter | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the current versions of the filters that differ between two sets or did `earlier`. A filter that
 * changed back is included: posts read in between have matches of another version.
 */
export function changedFilters(
  before: FilterSet,
  after: FilterSet,
  earlier: ChangedFilters = NOTHING,
): ChangedFilters {
  if (before === after) return earlier
  const old = new Map(before.filters.map((filter) => [filter.id, filter]))
  const current = new Map(after.filters.map((filter) => [filter.id, filter]))
  const ids = new Set(earlier.keys())
  for (const [id, filter] of current) if (!isSame(filter, old.get(id))) ids.add(id)
  for (const id of old.keys()) if (!current.has(id)) ids.add(id)
  return new Map([...ids].map((id) => [id, current.get(id) ?? null]))
}

/** Creates the filters of a runtime, requested when the first post or screen needs them. */
function createOwnFilters(runtime: Runtime) {
  const { client, listeners } = runtime
  const query = filtersQuery(runtime)
  let last: FilterSet | undefined
  let known = NO_FILTERS
  let requested = false
  const read = (): KnownFilters => {
    // Runs for every post, and getQueryData would hash the key each time.
    const set = client.getQueryCache().get<FilterSet>(HASH)?.state.data
    if (set === last || !set) return known
    known = { all: set.filters, changed: last ? changedFilters(last, set, known.changed) : NOTHING }
    last = set
    return known
  }
  // Note the first set before it changes, even when no post is on screen.
  runtime.onClose(listeners.listen(HASH, read))
  const expired = createEmitter()
  const onEnd = () => {
    // Another object, so that rows evaluate the same filters again.
    known = { ...known }
    expired.emit()
  }
  let ends: Promise<FilterEnds> | undefined
  // Few filters expire: the code loads with the first one.
  const loadEnds = async () => {
    const { createFilterEnds } = await import('./expiry/filter-ends')
    const created = createFilterEnds(() => runtime.now(), onEnd)
    runtime.onClose(created.close)
    return created
  }
  const request = async () => {
    requested = true
    try {
      await client.query({ ...query, staleTime: 0 })
    } catch {
      const timer = setTimeout(() => (requested = false), RETRY_DELAY)
      runtime.onClose(() => clearTimeout(timer))
    }
  }
  return {
    /** Returns the filters loaded so far. */
    read,
    /** Call it for a post that the server did not match. */
    need() {
      if (!requested && runtime.me !== null && !runtime.http.capabilities.has('filtersV2')) void request()
    },
    isLoaded: () => read().all !== undefined,
    /** Requests them again, if they were ever needed. */
    refresh: () => (requested || read().all ? request() : Promise.resolve()),
    /** Notes when a filter in use expires: the subscribers are called then. */
    noteEnd: (end: number | null): void => {
      if (end === null || end <= runtime.now()) return
      // It may pass while the code loads.
      const note = (loaded: FilterEnds) => (end <= runtime.now() ? onEnd() : loaded.note(end))
      void (ends ??= loadEnds()).then(note).catch(() => (ends = undefined))
    },
    /** Calls `listener` when the filters change, or one of them expires; returns the unsubscriber. */
    subscribe: (listener: () => void) => {
      const leave = [listeners.listen(HASH, listener), expired.subscribe(listener)]
      return () => {
        for (const each of leave) each()
      }
    },
  }
}

/** Returns the filters of a runtime. */
export const ownFiltersOf = (runtime: Runtime) => runtime.service(createOwnFilters)

/** True when filters apply to the post: never to own posts, and never for visitors. */
export const mayBeFiltered = (status: Status, { me }: Runtime) => me !== null && status.account !== me

/** True when the server did not match the post, so that the client has to. */
export const isUnmatched = (status: Status, runtime: Runtime) =>
  mayBeFiltered(status, runtime) && status.filtered === undefined
