import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { filterBookOf, isUnmatched } from './book'
import { filterStatus, type FilterContext, type FilterResult } from './rules'

const Context = createContext<FilterContext>('public')

/** Says of what kind the list below is: which filters apply in it (product.md 5). Without one: public. */
export const FilterContextProvider = Context.Provider

/** Of what kind the list is in which this is shown. */
export const useFilterContext = (): FilterContext => useContext(Context)

/** What the reader's filters do to a post where it is shown; null when nothing. Of a boost give the boosted post. */
export function useFilter(status: Status | undefined): FilterResult | null {
  const context = useFilterContext()
  const runtime = useRuntime()
  const book = filterBookOf(runtime)
  const unmatched = status !== undefined && isUnmatched(status, runtime)
  const subscribe = useCallback(
    (listener: () => void) => (unmatched ? book.subscribe(listener) : () => {}),
    [book, unmatched],
  )
  const filters = useSyncExternalStore(subscribe, () => (unmatched ? book.read() : undefined))
  useEffect(() => {
    if (unmatched) book.need()
  }, [book, unmatched])
  const poll = useEntity('poll', filters?.length ? (status?.poll ?? null) : null)
  const { me } = runtime
  return useMemo(
    () => (status ? filterStatus(status, { context, me, now: runtime.now(), filters, poll }) : null),
    [status, context, me, runtime, filters, poll],
  )
}
