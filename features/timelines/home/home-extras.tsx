import { useEffect } from 'react'
import type { StatusId } from '@/schemas/primitives'
import { useSuggestionsPosition } from '../follow-suggestions/suggestions-position'
import { useCaughtUpPosition } from './caught-up-position'
import type { TimelineView } from '../timeline/timeline-view'
import { markerOf } from './marker-of'

/** Time in view after which a row counts as seen, in ms. */
const SEEN_MS = 1000

interface Props {
  view: TimelineView
  /** The rows, in order. */
  keys: readonly string[]
}

/** Stores the reader's progress for all devices, when they scroll home while it is visible and uncovered. */
function useMarking(view: TimelineView) {
  useEffect(() => {
    const { engine } = view
    const marker = markerOf(engine.runtime)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = view.watch(({ view: { first, moved }, seen }) => {
      clearTimeout(timer)
      if (!seen || !moved || first === null) return
      timer = setTimeout(() => {
        const { entries, ordered } = engine.state
        const id = entries.find((entry) => entry === first) as StatusId | undefined
        // Where ids are not ordered by age, progress cannot be compared.
        if (id !== undefined && ordered) marker.passed(id)
      }, SEEN_MS)
    })
    const end = marker.start()
    return () => {
      clearTimeout(timer)
      stop()
      end()
    }
  }, [view])
}

/** Marks progress in home for all devices, and places the follow suggestions and the line above what was read. Not needed for the first paint. */
export default function HomeExtras({ view, keys }: Props) {
  useSuggestionsPosition(view, keys)
  useCaughtUpPosition(view, keys)
  useMarking(view)
  return null
}
