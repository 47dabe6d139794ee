import { useCallback, useEffect } from 'react'
import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { isLoading, lostCount, waitsForMore } from '@/lib/live-list'
import type { ListTailProps } from '@/lib/ui/list'
import type { TimelineEngine } from '../engine/timeline-engine'
import type { TimelineState } from '../engine/timeline-state'
import { messages } from '../rows/messages'

function tailStateOf(state: TimelineState, loading: boolean): ListTailProps['state'] {
  if (!state.hasMore) return 'end'
  if (state.tail.failed !== null) return 'failed'
  // While pages after an empty one load, the button stays in place and keeps the focus.
  if (waitsForMore(state) || (loading && state.tail.emptyPages > 0)) return 'waiting'
  return loading ? 'loading' : 'more'
}

/**
 * Loads older posts of a timeline: near its end, on a press where the reader prefers that, and while none of
 * the loaded posts has a row. Returns the props of the list's tail.
 */
export function useOlder(engine: TimelineEngine, state: TimelineState, keys: readonly string[]) {
  const intl = useIntl()
  const byHand = useSetting('loadByHand')
  const onNearEnd = useCallback(() => engine.older(), [engine])
  useEffect(() => {
    const idle = state.requests.length === 0 && state.failed === null
    if (state.loaded && !state.partial && idle && keys.length === 0 && state.hasMore) engine.older()
  }, [engine, state, keys])
  const loading = isLoading(state, 'older')
  const tail: ListTailProps = {
    kind: 'posts',
    state: tailStateOf(state, loading),
    byHand,
    busy: loading,
    failedText: intl.formatMessage(messages.moreFailed),
    error: engine.pageError,
    lost: lostCount(state),
    onMore: () => {
      engine.dispatch({ type: 'more' })
      engine.older()
    },
  }
  return { tail, onNearEnd }
}
