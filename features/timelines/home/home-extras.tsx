import { useEffect } from 'react'
import type { StatusId } from '@/schemas/primitives'
import { useSuggestionsPlace } from '../suggestions/suggestions-place'
import type { TimelineEngine } from '../engine/timeline-engine'
import { markerOf } from './marker-of'
import { Offer } from './offer'

/** A row in view for this long was seen, ms. */
const SEEN_MS = 1000

interface Props {
  engine: TimelineEngine
  /** The rows, in order. */
  keys: readonly string[]
  onGo: (id: StatusId) => void
}

/** Notes how far the reader came by their own scrolling, in view and uncovered, for all their devices. */
function useMarking(engine: TimelineEngine) {
  useEffect(() => {
    const marker = markerOf(engine.runtime)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = engine.watch(({ view, seen }) => {
      clearTimeout(timer)
      const { first, moved } = view
      if (!seen || !moved || first === null) return
      timer = setTimeout(() => {
        const { entries, ordered } = engine.state
        const id = entries.find((entry) => entry === first) as StatusId | undefined
        // Where ids tell no age nobody knows what is further.
        if (id !== undefined && ordered) marker.passed(id)
      }, SEEN_MS)
    })
    const end = marker.start()
    return () => {
      clearTimeout(timer)
      stop()
      end()
    }
  }, [engine])
}

/** Home's marker across devices, kept and offered, and whom to follow. No first paint needs it. */
export default function HomeExtras({ engine, keys, onGo }: Props) {
  useSuggestionsPlace(engine, keys)
  useMarking(engine)
  const marker = markerOf(engine.runtime)
  return marker.absent ? null : <Offer engine={engine} marker={marker} onGo={onGo} />
}
