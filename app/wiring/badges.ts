import { conversationsBadge } from '@/features/conversations'
import { isQuietNow, notificationBadge, onQuiet } from '@/features/notifications'
import { followRequestBadge } from '@/features/people'
import { homeBadge } from '@/features/timelines'
import { registerBadge, type Badge } from '@/lib/badges'

const BADGES = [homeBadge, notificationBadge, followRequestBadge, conversationsBadge]

/** Hides a badge during the quiet hours of its account. */
const quiet = (badge: Badge): Badge => ({
  ...badge,
  read: (runtime) => (isQuietNow(runtime) ? 0 : badge.read(runtime)),
  subscribe(runtime, listener) {
    const unsubscribers = [badge.subscribe(runtime, listener), onQuiet(runtime, listener)]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  },
})

/** Shows the badges that features provide. Returns the function that stops it. */
export function connectBadges(): () => void {
  const unsubscribers = BADGES.map((badge) => registerBadge(quiet(badge)))
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
