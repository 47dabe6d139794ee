import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useSetting } from '@/features/settings'
import { isLoading, type TimelineState } from '@/lib/timeline'
import type { TimelineEngine } from './timeline-engine'

interface More {
  /** What holds the rows. */
  list: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** There is nothing more. */
  over: boolean
}

/** Call the answer when more is asked for by a press: the focus goes to the first row that comes, else to the last. */
export function useMoreFocus({ list, keys, over }: More): () => void {
  const pressed = useRef<{ on: Element | null; after: string | undefined } | null>(null)
  // After every render: the row may have come with it.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { on, after } = pressed.current
    const next =
      (after === undefined ? undefined : keys[keys.indexOf(after) + 1]) ?? (over ? after : undefined)
    if (next === undefined) return
    pressed.current = null
    // Whoever went elsewhere meanwhile stays there.
    if (document.activeElement !== document.body && document.activeElement !== on) return
    const row = list.current?.querySelector(`[data-key="${CSS.escape(next)}"]`)
    row?.querySelector<HTMLElement>('article, a[href]')?.focus({ preventScroll: true })
  })
  return () => {
    pressed.current = { on: document.activeElement, after: keys.at(-1) }
  }
}

/**
 * How older posts come to a timeline: near its end, or by a press where the reader wants that; and while nothing of
 * what came is shown, since what can be seen is further down.
 */
export function useOlder(engine: TimelineEngine, state: TimelineState, more: Omit<More, 'over'>) {
  const byHand = useSetting('loadByHand')
  const onNearEnd = useCallback(() => void (byHand || engine.older()), [engine, byHand])
  const idle = state.requests.length === 0 && state.failed === null
  const bare = state.loaded && !state.partial && idle && more.keys.length === 0 && state.hasMore
  // After every render, as answers may come between two.
  useEffect(() => {
    if (bare) engine.older()
  })
  const over = !state.hasMore && !isLoading(state, 'older')
  const note = useMoreFocus({ ...more, over })
  const onMore = () => {
    note()
    engine.dispatch({ type: 'more' })
    engine.older()
  }
  return { byHand, onNearEnd, onMore }
}
