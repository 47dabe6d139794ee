import { homeBadge } from '@/features/timelines'
import { registerBadge } from '@/lib/badges'

const BADGES = [homeBadge]

/** Shows the numbers that features contribute. Returns the end of that. */
export function connectBadges(): () => void {
  const ends = BADGES.map(registerBadge)
  return () => {
    for (const end of ends) end()
  }
}
