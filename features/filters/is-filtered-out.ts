import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { ownFiltersOf } from './own-filters'
import { filterStatus, type FilterContext, type FilterEffect } from './rules'

/**
 * Returns the current effect of the filters on a post; null for none. For decisions outside of rows; rows use
 * `useFilter`.
 */
export function filterEffect(runtime: Runtime, status: Status, context: FilterContext): FilterEffect | null {
  const { cache, me } = runtime
  const own = ownFiltersOf(runtime)
  const { all: filters, changed } = own.read()
  const poll = filters?.length && status.poll ? cache.read('poll', status.poll) : undefined
  const { effect, until } = filterStatus(status, { context, me, now: runtime.now(), filters, changed, poll })
  own.noteEnd(until)
  return effect
}

/** True when a filter removes this post (of a boost: the boosted one) from a list. */
export const isFilteredOut = (runtime: Runtime, status: Status, context: FilterContext): boolean =>
  filterEffect(runtime, status, context)?.action === 'hide'

/**
 * Calls `listener` when filters that the client matches were loaded or changed, or a filter of a post expired; returns the
 * unsubscriber.
 */
export const onFilters = (runtime: Runtime, listener: () => void): (() => void) =>
  ownFiltersOf(runtime).subscribe(listener)
