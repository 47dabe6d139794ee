import { useEffect, useRef, useState } from 'react'
import { isLoading, waitsForMore, type ListState } from '@/lib/live-list'
import type { NotificationId } from '@/schemas/primitives'
import type { NotificationEngine } from '../engine/notification-engine'

/** Maximum number of pages to request for one press. */
const MAX_PAGES = 10

/** Loads older notifications on request, page after page while `hasRest`. */
export function useCountAll(engine: NotificationEngine, state: ListState<NotificationId>, hasRest: boolean) {
  const [isWanted, setWanted] = useState(false)
  const pages = useRef(0)
  const isBusy = state.requests.length > 0
  useEffect(() => {
    if (!isWanted || isBusy) return
    if (hasRest && !waitsForMore(state) && pages.current < MAX_PAGES) {
      pages.current += 1
      engine.older()
      return
    }
    pages.current = 0
    // Ends a sequence of answers, which cannot be derived in one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setWanted(false)
  }, [isWanted, isBusy, hasRest, state, engine])
  return {
    isCounting: isWanted || isLoading(state, 'older'),
    hasFailed: state.tail.failed !== null,
    countAll: () => {
      engine.dispatch({ type: 'more' })
      setWanted(true)
    },
  }
}
