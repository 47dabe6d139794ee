import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { onFilters } from '@/features/filters'
import type { ListState } from '@/lib/live-list'
import { useDeferredList } from '@/lib/ui/live-list/use-deferred-list'
import type { NotificationId } from '@/schemas/primitives'
import { groupRulesOf } from '../engine/group-rules'
import type { NotificationEngine } from '../engine/notification-engine'
import { notificationKeys } from '../keys'
import { notificationRows, pendingGroups, type GroupsById } from '../model/rows'
import type { Dismissed } from '../model/visible-group'
import { RowCauses } from './row-causes'

const NO_GROUPS: GroupsById = {}

/**
 * Returns the rows of a list of notifications, how many groups are pending, and the state that they show, which is behind
 * the newest one while that is rendered. Rerenders when one of them changes.
 */
export function useGroupRows(engine: NotificationEngine, newest: ListState<NotificationId>) {
  const { runtime, filter } = engine
  const { data = NO_GROUPS } = useQuery<GroupsById>({
    queryKey: notificationKeys.groups(filter),
    queryFn: skipToken,
  })
  const { state, groups } = useDeferredList(
    useMemo(() => ({ engine, state: newest, groups: data }), [engine, newest, data]),
  )
  const { entries, pendingCount } = state
  const { data: dismissed } = useQuery<Dismissed>({
    queryKey: notificationKeys.dismissed(),
    queryFn: skipToken,
  })
  const causes = useMemo(() => new RowCauses(runtime), [runtime])
  const version = useSyncExternalStore(causes.subscribe, causes.version)
  useEffect(() => causes.follow(Object.values(groups)), [causes, groups])
  useEffect(() => onFilters(runtime, causes.recheck), [runtime, causes])
  useEffect(() => () => causes.close(), [causes])
  const shown = useMemo(() => {
    const rules = groupRulesOf(runtime, filter)
    const parts = { entries, pendingCount }
    return { rows: notificationRows(parts, groups, rules), pending: pendingGroups(parts, groups, rules) }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version changes when an account or post is hidden or shown
  }, [runtime, filter, entries, pendingCount, groups, dismissed, version])
  return { ...shown, state }
}
