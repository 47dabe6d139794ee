import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { suggestionsBefore } from './suggestions-target'
import type { StatusId } from '@/schemas/primitives'
import type { Seen, TimelineEngine } from '../engine/timeline-engine'
import { areHidden } from './hidden-until'
import { placeFor } from './place-row'
import { suggestionsQuery } from './queries'
import { rowPart } from '../timeline/lazy/suggestions-part'

/** Distance from their row, in rows, at which the suggestions are loaded. */
const NEAR = 10

/** The shown row above which the suggestions belong. */
function targetOf({ state, runtime }: TimelineEngine, keys: readonly string[]): StatusId | null {
  const known = new Set(keys)
  const time = (id: StatusId) =>
    known.has(id) ? Date.parse(runtime.cache.read('status', id)?.created_at ?? '') : undefined
  return suggestionsBefore(state, time, Date.now())
}

/**
 * Inserts the follow suggestions into home once the reader gets near their row, where nothing moves. They
 * stay there.
 */
export function useSuggestionsPlace(engine: TimelineEngine, keys: readonly string[]): void {
  const { runtime, extra } = engine
  const { data, refetch } = useQuery({ ...suggestionsQuery(runtime), enabled: false })
  const empty = data?.ids.length === 0

  useEffect(() => {
    const consider = ({ view }: Seen) => {
      if (areHidden(runtime.identity.who, Date.now()) || empty) return extra.set(null)
      if (extra.before !== null && keys.includes(extra.before)) return
      const target = targetOf(engine, keys)
      if (target === null) return
      if (data === undefined || rowPart.held() === null) {
        const lowest = view.lowestMounted === null ? -1 : keys.indexOf(view.lowestMounted)
        if (lowest + NEAR >= keys.indexOf(target))
          void rowPart.load().then(
            () => void (data ?? refetch({ cancelRefetch: false })),
            () => {},
          )
        return
      }
      const place = placeFor(keys, target, view)
      if (place !== null) extra.set(place)
    }
    return engine.watch(consider)
  }, [engine, runtime, extra, keys, data, empty, refetch])
}
