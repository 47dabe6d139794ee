import { useCallback, useEffect } from 'react'
import { useSetting } from '@/features/settings'
import { isLoading } from '@/lib/live-list'
import type { TimelineState } from '../engine/timeline-state'
import type { TimelineEngine } from '../engine/timeline-engine'
import { useNextRowFocus, type PagedRows } from '@/lib/focus/use-next-row-focus'

/**
 * How older posts come to a timeline: near its end, or by a press where the reader wants that; and while nothing of
 * what came is shown, since what can be seen is further down.
 */
export function useOlder(engine: TimelineEngine, state: TimelineState, more: Omit<PagedRows, 'over'>) {
  const byHand = useSetting('loadByHand')
  const onNearEnd = useCallback(() => void (byHand || engine.older()), [engine, byHand])
  const idle = state.requests.length === 0 && state.failed === null
  const bare = state.loaded && !state.partial && idle && more.keys.length === 0 && state.hasMore
  // After every render, as answers may come between two.
  useEffect(() => {
    if (bare) engine.older()
  })
  const over = !state.hasMore && !isLoading(state, 'older')
  const note = useNextRowFocus({ ...more, over })
  const onMore = () => {
    note()
    engine.dispatch({ type: 'more' })
    engine.older()
  }
  return { byHand, onNearEnd, onMore }
}
