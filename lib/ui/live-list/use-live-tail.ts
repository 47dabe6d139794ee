import { useCallback, useEffect } from 'react'
import {
  isLoading,
  lostCount,
  waitsForMore,
  type IsVisible,
  type ListState,
  type LiveListEngine,
} from '@/lib/live-list'
import type { ListTailProps } from '../list'

function tailStateOf<Id extends string>(state: ListState<Id>, loading: boolean): ListTailProps['state'] {
  if (!state.hasMore) return 'end'
  if (state.tail.failed !== null) return 'failed'
  // While pages after an empty one load, the button stays in place and keeps the focus.
  if (waitsForMore(state) || (loading && state.tail.emptyPages > 0)) return 'waiting'
  return loading ? 'loading' : 'more'
}

/** The engine of a list that is loaded page by page. */
export type TailEngine<Id extends string> = Pick<LiveListEngine<Id, never>, 'older' | 'dispatch'>

interface Options<Id extends string> extends Pick<ListTailProps, 'kind' | 'byHand' | 'failedText'> {
  /** True when none of the loaded items has a row. */
  isEmpty: boolean
  /** True when this view has a row for an item. Default: the same as for the engine. */
  isVisible?: IsVisible<Id> | undefined
}

/**
 * Loads older items of a live list: near its end, on a press where the reader prefers that, and while none of the
 * loaded items has a row. Returns the props of the list's tail.
 */
export function useLiveTail<Id extends string>(
  engine: TailEngine<Id>,
  state: ListState<Id>,
  { isEmpty, isVisible, ...props }: Options<Id>,
) {
  const onNearEnd = useCallback(() => engine.older(isVisible), [engine, isVisible])
  useEffect(() => {
    const idle = state.requests.length === 0 && state.failed === null
    if (state.loaded && !state.partial && idle && isEmpty && state.hasMore) engine.older(isVisible)
  }, [engine, state, isEmpty, isVisible])
  const loading = isLoading(state, 'older')
  const tail: ListTailProps = {
    ...props,
    state: tailStateOf(state, loading),
    busy: loading,
    error: state.pageError,
    lost: lostCount(state),
    onMore: () => {
      engine.dispatch({ type: 'more' })
      engine.older(isVisible)
    },
  }
  return { tail, onNearEnd }
}
