import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { suggestionsBefore } from './suggestions-target'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from '../engine/timeline-engine'
import type { ReadPosition, TimelineView } from '../timeline/timeline-view'
import { areHidden, onHidden } from './hidden-until'
import { suggestionsRowKey } from './suggestions-row-key'
import { suggestionsQuery } from './queries'
import { SuggestionsRow } from '../timeline/lazy/lazy-suggestions-row'

/** Distance from their row, in rows, at which the suggestions are loaded. */
const PRELOAD_DISTANCE = 10

/** Time after a failure before the suggestions are requested again, in ms. */
const RETRY_PAUSE = 10 * 60_000

/** The shown row above which the suggestions belong. */
function targetOf({ state, runtime }: TimelineEngine, keys: readonly string[]): StatusId | null {
  const known = new Set(keys)
  const time = (id: StatusId) =>
    known.has(id) ? Date.parse(runtime.cache.read('status', id)?.created_at ?? '') : undefined
  return suggestionsBefore(state, time, Date.now())
}

/**
 * Inserts the follow suggestions into home when the reader gets near their position, out of view so that
 * nothing on screen moves. They then stay in place.
 */
export function useSuggestionsPosition(view: TimelineView, keys: readonly string[]): void {
  const { engine, suggestions } = view
  const { runtime } = engine
  const { data, errorUpdatedAt } = useQuery({ ...suggestionsQuery(runtime), enabled: false })
  const empty = data?.ids.length === 0

  useEffect(() => {
    const consider = ({ view: at }: ReadPosition) => {
      if (areHidden(runtime.identity.key, Date.now()) || empty) return suggestions.set(null)
      if (suggestions.before !== null && keys.includes(suggestions.before)) return
      const target = targetOf(engine, keys)
      if (target === null) return
      if (data === undefined || !SuggestionsRow.isLoaded()) {
        const lowest = at.lowestMounted === null ? -1 : keys.indexOf(at.lowestMounted)
        const isNear = lowest + PRELOAD_DISTANCE >= keys.indexOf(target)
        if (isNear && Date.now() - errorUpdatedAt > RETRY_PAUSE)
          // Asks once, although the position changes often before the answer is rendered.
          void SuggestionsRow.load().then(
            () => runtime.client.prefetchQuery(suggestionsQuery(runtime)),
            () => {},
          )
        return
      }
      const rowKey = suggestionsRowKey(keys, target, at)
      if (rowKey !== null) suggestions.set(rowKey)
    }
    return view.watch(consider)
  }, [view, engine, runtime, suggestions, keys, data, errorUpdatedAt, empty])

  // Another view of home may have hidden them.
  useEffect(() => onHidden(runtime.identity.key, () => suggestions.set(null)), [runtime, suggestions])
}
