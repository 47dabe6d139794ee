import { useEffect, useSyncExternalStore } from 'react'
import { useRuntime } from '@/lib/runtime'
import type { Filter } from '@/schemas/filter'
import { ownFiltersOf } from '../own-filters'
import { isExpiredAt } from '../rules'

/** Returns whether a filter has expired; renders again when it does. */
export function useIsExpired({ expires_at: end }: Pick<Filter, 'expires_at'>): boolean {
  const runtime = useRuntime()
  const { noteEnd, subscribe } = ownFiltersOf(runtime)
  useEffect(() => noteEnd(end === null ? null : Date.parse(end)), [noteEnd, end])
  return useSyncExternalStore(subscribe, () => isExpiredAt(end, runtime.now()))
}
