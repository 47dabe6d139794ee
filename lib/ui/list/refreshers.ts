import { useEffect } from 'react'
import type { Scroller } from '@/lib/column'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'

/** Resolves to false when it failed. */
export type Refresh = () => Promise<boolean>

/** The lists on screen that can be refreshed, by the scroller of their column. */
const refreshers = new WeakMap<Scroller, Refresh>()

/** Lets the column of a list refresh it while it is mounted. */
export function useRefresher(scroller: Scroller, onRefresh: Refresh | undefined): void {
  const refresh = useStableCallback(async () => (await onRefresh?.()) ?? true)
  const canRefresh = onRefresh !== undefined
  useEffect(() => {
    if (!canRefresh) return undefined
    refreshers.set(scroller, refresh)
    return () => {
      if (refreshers.get(scroller) === refresh) refreshers.delete(scroller)
    }
  }, [scroller, refresh, canRefresh])
}

/** Returns the function that refreshes the list of a column; undefined if it has none. */
export const refresherOf = (scroller: Scroller): Refresh | undefined => refreshers.get(scroller)
