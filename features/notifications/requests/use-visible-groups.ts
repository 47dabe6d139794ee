import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { onFilters } from '@/features/filters'
import { useRuntime } from '@/lib/runtime'
import { groupRulesOf } from '../engine/group-rules'
import { notificationEngines } from '../engine/engines'
import { notificationKeys } from '../keys'
import { RowCauses } from '../list/row-causes'
import type { NotificationGroup } from '../model/group'
import { visibleGroup, type Dismissed } from '../model/visible-group'

/** Returns the groups without dismissed notifications, deleted posts and blocked accounts. */
export function useVisibleGroups(groups: readonly NotificationGroup[]): readonly NotificationGroup[] {
  const runtime = useRuntime()
  // Prepares the query of dismissed notifications, also when no list was opened yet.
  useMemo(() => notificationEngines(runtime), [runtime])
  const { data: dismissed } = useQuery<Dismissed>({
    queryKey: notificationKeys.dismissed(),
    queryFn: skipToken,
  })
  const causes = useMemo(() => new RowCauses(runtime), [runtime])
  const version = useSyncExternalStore(causes.subscribe, causes.version)
  useEffect(() => causes.follow(groups), [causes, groups])
  useEffect(() => onFilters(runtime, causes.recheck), [runtime, causes])
  useEffect(() => () => causes.close(), [causes])
  return useMemo(() => {
    // All types are shown here, whichever ones the list of all notifications leaves out.
    const rules = { ...groupRulesOf(runtime, 'all'), accepts: () => true }
    return groups.flatMap((group) => visibleGroup(group, rules) ?? [])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version changes when an account or post is hidden or shown
  }, [runtime, groups, dismissed, version])
}
