import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { v1FiltersOf, isUnmatched } from './v1-filters'
import { filterStatus, type FilterContext } from './rules'

/**
 * True when a filter removes this post (of a boost: the boosted one) from a list. For lists; rows use
 * `useFilter`.
 */
export function isFilteredOut(runtime: Runtime, status: Status, context: FilterContext): boolean {
  const { cache, me } = runtime
  const filters = isUnmatched(status, runtime) ? v1FiltersOf(runtime).read() : undefined
  const poll = filters?.length && status.poll ? cache.read('poll', status.poll) : undefined
  return filterStatus(status, { context, me, now: runtime.now(), filters, poll })?.action === 'hide'
}

/** Calls `listener` when filters that the client matches were loaded or changed; returns the unsubscriber. */
export const onFilters = (runtime: Runtime, listener: () => void): (() => void) =>
  v1FiltersOf(runtime).subscribe(listener)
