import { useMemo, useState } from 'react'
import { lastId } from '@/lib/live-list'
import { useRuntime } from '@/lib/runtime'
import { useListState } from '@/lib/ui/live-list/use-live-view'
import type { NotificationId } from '@/schemas/primitives'
import { notificationEngineOf } from '../engine/engines'
import { groupRulesOf } from '../engine/group-rules'
import { useGroupRows } from '../list/use-group-rows'
import { visibleGroup } from '../model/visible-group'
import { isLoadedDownTo, isUnread } from '../read-state/read-state'
import type { AbsenceRange } from './absence-range'
import { collectMissed, summarise, type MissedGroups } from './summary'

const NOTHING: MissedGroups = new Map()

/** Returns the summary of an absence as far as it is loaded. `hasRest`: older pages have the rest. */
export function useMissedSummary(range: AbsenceRange) {
  const runtime = useRuntime()
  const engine = useMemo(() => notificationEngineOf(runtime, 'all'), [runtime])
  const state = useListState<NotificationId>(engine)
  const { rows } = useGroupRows(engine, state)
  const [collected, setCollected] = useState(NOTHING)
  const missed = collectMissed(collected, rows, range)
  if (missed !== collected) setCollected(missed)
  const isLoaded = isLoadedDownTo(state, range.from)
  const [isComplete, setComplete] = useState(isLoaded)
  if (isLoaded && !isComplete) setComplete(true)
  const summary = useMemo(() => {
    const rules = groupRulesOf(runtime, 'all')
    return summarise(
      [...missed.values()].flatMap((group) => visibleGroup(group, rules) ?? []),
      runtime.me,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rows change when an account or post is hidden or shown
  }, [runtime, missed, rows])
  const last = lastId(state.entries)
  const hasRest = !isComplete && state.hasMore && last !== null && isUnread(range.from, last)
  return { engine, state, summary, isComplete, hasRest }
}
