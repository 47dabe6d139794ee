import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { filterBookOf, isUnmatched } from './book'
import { filterStatus, type FilterContext } from './rules'

/** Whether a filter takes this post (of a boost: the boosted one) out of a list. For lists; rows use `useFilter`. */
export function isFilteredOut(runtime: Runtime, status: Status, context: FilterContext): boolean {
  const { cache, me } = runtime
  const filters = isUnmatched(status, runtime) ? filterBookOf(runtime).read() : undefined
  const poll = filters?.length && status.poll ? cache.read('poll', status.poll) : undefined
  return filterStatus(status, { context, me, now: runtime.now(), filters, poll })?.action === 'hide'
}

/** Calls `listener` when filters that are matched here came or changed; returns the unsubscriber. */
export const onFilters = (runtime: Runtime, listener: () => void): (() => void) =>
  filterBookOf(runtime).subscribe(listener)
