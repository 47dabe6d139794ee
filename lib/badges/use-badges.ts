import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Message } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { onBadges, registeredBadges } from './badges'

/** A badge with its current count, which is above 0. */
export interface EntryBadge {
  count: number
  name: Message
  showsCount: boolean
}

export interface Badges {
  byEntry: Readonly<Record<string, EntryBadge | undefined>>
  /** The sum of the badges in the page title. */
  inTitle: number
  /** The sum of the badges on the icon of the installed app. */
  onApp: number
}

/** Returns the badges of the current identity. */
export function useBadges(): Badges {
  const runtime = useRuntime()
  const badges = useSyncExternalStore(onBadges, registeredBadges, registeredBadges)
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = badges.map((badge) => badge.subscribe(runtime, listener))
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    [badges, runtime],
  )
  // A string, so that equal counts are the same snapshot.
  const read = () => badges.map((badge) => badge.read(runtime)).join()
  const counts = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => {
    const numbers = counts.split(',').map(Number)
    const shown = badges.flatMap((badge, at) => {
      const count = numbers[at] ?? 0
      return count > 0 ? [{ ...badge, count }] : []
    })
    return {
      byEntry: Object.fromEntries(
        shown.map(({ entry, count, name, showsCount = false }) => [entry, { count, name, showsCount }]),
      ),
      inTitle: shown.reduce((sum, { inTitle, count }) => sum + (inTitle ? count : 0), 0),
      onApp: shown.reduce((sum, { onApp, count }) => sum + (onApp ? count : 0), 0),
    }
  }, [badges, counts])
}
