import { useCallback, useEffect, useMemo } from 'react'
import type { QueryKey } from '@tanstack/react-query'
import { useShowNew } from '@/features/settings'
import { useColumn } from '@/lib/column'
import { useDeferredList } from '@/lib/ui/live-list/use-deferred-list'
import { useListState, useLiveView } from '@/lib/ui/live-list/use-live-view'
import type { WindowMemory, WindowView } from '@/lib/ui/windowed-list'
import { engineOf } from '../engine/engines'
import { postOfRow } from '../gallery/gallery-rows'
import type { TimelineSource } from '../engine/source'
import type { TimelineState } from '../engine/timeline-state'
import { timelineViewOf } from './timeline-view'

/** Returns the state of a live list whose entries are posts, and rerenders when it changes. */
export const useEngineState = (engine: { readonly key: QueryKey }): TimelineState => useListState(engine)

/**
 * Returns the state of a timeline and keeps it updated while mounted. `view` is what this
 * view shows; its scroll position is reported to it and to the engine.
 */
export function useTimeline(source: TimelineSource, memory: WindowMemory) {
  const { runtime, isActive } = useColumn()
  const showNew = useShowNew()
  const engine = useMemo(() => engineOf(runtime, source), [runtime, source])
  // Columns of the deck are left open to see what is new.
  useEffect(() => (isActive ? undefined : engine.poll()), [engine, isActive])
  const view = useMemo(() => timelineViewOf(engine, memory), [engine, memory])
  const onView = useCallback((at: WindowView, seen: boolean) => view.moved({ view: at, seen }), [view])
  // The engine expects post ids; the key of a gallery row starts with one.
  const { state: newest, report } = useLiveView(engine, memory, { showNew, entryOf: postOfRow, onView })
  const { state } = useDeferredList(useMemo(() => ({ engine, state: newest }), [engine, newest]))
  return { engine, view, state, report }
}
