import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { isUnmatched, mayBeFiltered, NO_FILTERS, ownFiltersOf } from './own-filters'
import { filterStatus, type FilterContext, type FilterEffect, type TimedEffect } from './rules'

const Context = createContext<FilterContext>('public')

/** Sets the context of the lists below, which decides which filters apply. Default: public. */
export const FilterContextProvider = Context.Provider

/** Returns the filter context of the surrounding list. */
export const useFilterContext = (): FilterContext => useContext(Context)

/**
 * Returns the effect of the user's filters on a post in its context; null for none. For a boost pass the
 * boosted post.
 */
export function useFilter(status: Status | undefined): FilterEffect | null {
  const context = useFilterContext()
  const runtime = useRuntime()
  const own = ownFiltersOf(runtime)
  const isCandidate = status !== undefined && mayBeFiltered(status, runtime)
  const unmatched = status !== undefined && isUnmatched(status, runtime)
  const subscribe = useCallback(
    (listener: () => void) => (isCandidate ? own.subscribe(listener) : () => {}),
    [own, isCandidate],
  )
  const known = useSyncExternalStore(subscribe, () => (isCandidate ? own.read() : NO_FILTERS))
  useEffect(() => {
    if (unmatched) own.need()
  }, [own, unmatched])
  const poll = useEntity('poll', known.all?.length ? (status?.poll ?? null) : null)
  const { me } = runtime
  const { effect, until } = useMemo((): TimedEffect => {
    const { all: filters, changed } = known
    return status
      ? filterStatus(status, { context, me, now: runtime.now(), filters, changed, poll })
      : { effect: null, until: null }
  }, [status, context, me, runtime, known, poll])
  useEffect(() => own.noteEnd(until), [own, until])
  return effect
}
