import { skipToken, useQuery } from '@tanstack/react-query'
import { keys } from '@/lib/cache'
import { useRuntime } from '@/lib/runtime'
import { heldCount, type TimelineState } from '@/lib/timeline'
import { navEntries, type NavEntry } from './nav-entries'

/** What the navigation shows for the identity in view: entries and numbers of new things. */
export function useNavigationState() {
  const { identity, me } = useRuntime()
  const { data: unread = 0 } = useQuery({
    queryKey: keys.timeline.home(),
    queryFn: skipToken,
    select: countHeld,
  })
  const acct = me === null ? null : identity.who.slice(0, identity.who.lastIndexOf('@'))
  const badges: Partial<Record<NavEntry['id'], number>> = { home: unread }
  return { entries: navEntries(acct), badges, unread, acct }
}

const countHeld = (state: TimelineState) => heldCount(state)
