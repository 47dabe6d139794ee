import { useCallback, useEffect, useMemo, useRef } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSetting } from '@/features/settings'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { useInterval } from '@/lib/hooks/use-interval'
import { useModals } from '@/lib/modals'
import { useColumn } from '@/lib/column'
import type { View } from '@/lib/live-list'
import { emptyTimeline, type TimelineState } from '../engine/timeline-state'
import { throttle } from '@/lib/util/throttle'
import type { WindowMemory, WindowView } from '@/lib/ui/windowed-list'
import { engineOf } from '../engine/engines'
import { postOfRow } from '../gallery/gallery-rows'
import type { TimelineSource } from '../engine/source'
import type { TimelineEngine } from '../engine/timeline-engine'

/** The shortest time between two reports of the reader's position, in ms. */
const MOVED_MS = 1000

const MINUTE = 60_000

const EMPTY = emptyTimeline()

/** Returns the state of a timeline and rerenders when it changes. */
export function useEngineState(engine: TimelineEngine): TimelineState {
  const { data = EMPTY } = useQuery<TimelineState>({ queryKey: engine.source.key, queryFn: skipToken })
  return data
}

/**
 * Returns the state of a timeline and keeps it updated while mounted. Reports this view's scroll position to
 * the engine.
 */
export function useTimeline(source: TimelineSource, memory: WindowMemory) {
  const { runtime, placeKey } = useColumn()
  const visible = useDocumentVisible()
  const dialog = useModals((state) => state.stack.length > 0)
  const mode = useSetting('newPosts')
  // For the engine, a reader who shows new posts by hand never sees the top.
  const covered = dialog || mode !== 'live'
  const engine = useMemo(() => engineOf(runtime, source), [runtime, source])
  const state = useEngineState(engine)
  const seen = useRef({ top: memory.anchor === null, lowestMounted: null as string | null })
  const entered = useRef<ReturnType<typeof engine.views.enter>>(undefined)

  useEffect(() => engine.mount(), [engine])
  useEffect(() => {
    const view: View = { ...seen.current, covered, visible }
    const entry = engine.views.enter(view)
    entered.current = entry
    return () => entry.leave()
  }, [engine, covered, visible])
  // Keeps the rows that this page's history entry returns to.
  useEffect(() => {
    const reader = seen
    engine.views.remember(placeKey, null)
    return () => {
      const { lowestMounted } = reader.current
      engine.views.remember(placeKey, memory.anchor && (lowestMounted ?? postOfRow(memory.anchor.key)))
    }
  }, [engine, placeKey, memory])

  useInterval(
    () => {
      if (visible && !dialog && seen.current.top && engine.state.hidden > 0) engine.show()
    },
    mode === 'live' || mode === 'held' ? null : Number(mode) * MINUTE,
  )

  const moved = useMemo(() => throttle(() => engine.touch(), MOVED_MS), [engine])
  useEffect(() => () => moved.cancel(), [moved])
  const report = useCallback(
    (at: WindowView) => {
      // The engine knows posts; the key of a gallery row starts with one.
      const lowestMounted = at.lowestMounted === null ? null : postOfRow(at.lowestMounted)
      const view = { ...at, lowestMounted }
      // The first report is not a move: storing it would render the list twice.
      const before = seen.current.lowestMounted
      if (before !== null && before !== view.lowestMounted) moved()
      seen.current = { top: view.atTop, lowestMounted: view.lowestMounted }
      entered.current?.report({ ...seen.current, covered, visible })
      engine.viewed({ view, seen: visible && !dialog })
    },
    [engine, covered, dialog, visible, moved],
  )
  return { engine, state, report }
}
