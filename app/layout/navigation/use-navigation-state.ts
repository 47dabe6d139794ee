import { useCallback, useSyncExternalStore } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { instanceKeys, type Instance } from '@/features/instance'
import { useBadges } from '@/lib/badges'
import type { Capabilities } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import { navEntries, type NavEntry } from './nav-entries'
import { openFeeds } from './open-feeds'

/** Returns the navigation entries and badges of the current identity. */
export function useNavigationState() {
  const { identity, me, http } = useRuntime()
  const { byEntry: badges, inTitle: unread } = useBadges()
  const acct = me === null ? null : identity.who.slice(0, identity.who.lastIndexOf('@'))
  // Asked for by other parts of the page; the navigation does not wait for it.
  const { data: instance } = useQuery<Instance>({ queryKey: instanceKeys.instance(), queryFn: skipToken })
  const all = navEntries(acct, openFeeds(instance, me === null))
  const offered = useOffered(http.capabilities, all)
  const entries = all.filter(({ id }) => offered.includes(id))
  return { entries, badges, unread, acct }
}

/** Ids of the entries whose features the server is not known to lack, joined. */
function useOffered(capabilities: Capabilities, entries: readonly NavEntry[]): string[] {
  const subscribe = useCallback((listener: () => void) => capabilities.subscribe(listener), [capabilities])
  const read = () =>
    entries
      .filter(({ needs }) => needs === undefined || capabilities.tries(needs))
      .map(({ id }) => id)
      .join()
  return useSyncExternalStore(subscribe, read).split(',')
}
