import { useCallback, useSyncExternalStore } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { instanceKeys, type Instance } from '@/features/instance'
import { useBadges } from '@/lib/badges'
import type { Capabilities } from '@/lib/http'
import { useCachedEntity, useRuntime } from '@/lib/runtime'
import { navEntries, type NavEntry } from './nav-entries'
import { openFeeds } from './open-feeds'

/** Returns the navigation entries and badges of the current identity. */
export function useNavigationState() {
  const { identity, me, http } = useRuntime()
  const { byEntry: badges, inTitle: unread, onApp } = useBadges()
  const acct = me === null ? null : identity.key.slice(0, identity.key.lastIndexOf('@'))
  // Requested by other parts of the page; the navigation does not wait for it.
  const { data: instance } = useQuery<Instance>({ queryKey: instanceKeys.instance(), queryFn: skipToken })
  const locked = useCachedEntity('account', me)?.locked === true
  const all = navEntries({
    acct,
    open: openFeeds(instance, me === null),
    requests: me !== null && (locked || badges['followRequests'] !== undefined),
  })
  const offered = useOffered(http.capabilities, all)
  const entries = all.filter(({ id }) => offered.includes(id))
  return { entries, badges, unread, onApp, acct }
}

/** Ids of the entries whose features the server may have, joined to one string. */
function useOffered(capabilities: Capabilities, entries: readonly NavEntry[]): string[] {
  const subscribe = useCallback((listener: () => void) => capabilities.subscribe(listener), [capabilities])
  const read = () =>
    entries
      .filter(({ needs }) => needs?.some((feature) => capabilities.tries(feature)) ?? true)
      .map(({ id }) => id)
      .join()
  return useSyncExternalStore(subscribe, read).split(',')
}
