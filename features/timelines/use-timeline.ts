import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { useRuntime } from '@/lib/runtime'
import { emptyTimeline, type TimelineState, type View } from '@/lib/timeline'
import type { WindowView } from '@/lib/ui/windowed-list'
import { engineOf } from './engines'
import type { TimelineSource } from './source'

const EMPTY = emptyTimeline()

/**
 * The state of a timeline with what keeps it going while it is mounted: its stream, its requests, and what this view
 * tells the model about the reader.
 */
export function useTimeline(source: TimelineSource, covered: boolean) {
  const runtime = useRuntime()
  const visible = useDocumentVisible()
  const engine = useMemo(() => engineOf(runtime, source), [runtime, source])
  const { data: state = EMPTY } = useQuery<TimelineState>({ queryKey: source.key, queryFn: skipToken })
  const [seen] = useState(() => ({ top: true, lowestMounted: null as string | null }))
  const entered = useRef<ReturnType<typeof engine.views.enter>>(undefined)

  useEffect(() => engine.mount(), [engine])
  useEffect(() => {
    const view: View = { ...seen, covered, visible }
    const entry = engine.views.enter(view)
    entered.current = entry
    return () => entry.leave()
  }, [engine, seen, covered, visible])

  const report = useCallback(
    (view: WindowView) => {
      seen.top = view.atTop
      seen.lowestMounted = view.lowestMounted
      entered.current?.report({ ...seen, covered, visible })
    },
    [seen, covered, visible],
  )
  return { engine, state, report }
}
