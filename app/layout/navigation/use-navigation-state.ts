import { useBadges } from '@/lib/badges'
import { ownHandle, useNavEntries } from '@/lib/nav-entries'
import { useRuntime } from '@/lib/runtime'
import { NAV_ENTRIES } from '../../wiring/nav-entries'

/** Returns the navigation entries and badges of the current identity. */
export function useNavigationState() {
  const runtime = useRuntime()
  const { byEntry: badges, inTitle: unread, onApp } = useBadges()
  const entries = useNavEntries(NAV_ENTRIES)
  return { entries, badges, unread, onApp, acct: ownHandle(runtime) }
}
