import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useClock } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { announcementKeys } from './keys'
import { announcementsQuery } from './queries'
import { isOver } from './rules'
import { announcementChanges } from './share-changes'

/** Time in ms between two reads where no stream reports changes. */
const POLL_INTERVAL = 10 * 60_000

/** Returns the announcements (`items`) without those that are over, and the state of their query. */
export function useAnnouncements() {
  const runtime = useRuntime()
  const clock = useClock()
  const { data, error, isFetching, refetch } = useQuery({
    ...announcementsQuery(runtime),
    enabled: runtime.me !== null,
  })
  // A text, so that a tick of the clock renders only when an announcement ends.
  const readCurrentIds = () => {
    const now = clock.read()
    return (data ?? []).flatMap((each) => (isOver(each, now) ? [] : [each.id])).join(' ')
  }
  const currentIds = useSyncExternalStore(clock.subscribe, readCurrentIds)
  const items = useMemo(() => {
    const ids = new Set(currentIds.split(' '))
    return (data ?? []).filter(({ id }) => ids.has(id))
  }, [data, currentIds])
  return { items, isLoaded: data !== undefined, error, isFetching, refetch }
}

/**
 * Keeps the announcements up to date: reads them again after the stream was down, and from time to time where there is
 * none, and marks those as read that were read in another tab.
 */
export function useUpdateAnnouncements(): void {
  const runtime = useRuntime()
  const { client, streaming, me } = runtime
  const subscribe = useCallback((listener: () => void) => streaming.onStatus(listener), [streaming])
  const isOpen = useSyncExternalStore(subscribe, () => streaming.status() === 'open')
  useEffect(() => announcementChanges.follow(runtime), [runtime])
  useEffect(() => {
    if (me === null) return undefined
    const queryKey = announcementKeys.all()
    const refresh = () => {
      if (!document.hidden) void client.refetchQueries({ queryKey }, { cancelRefetch: false })
    }
    if (!isOpen) {
      const timer = setInterval(refresh, POLL_INTERVAL)
      return () => clearInterval(timer)
    }
    // Invalidated by `missAnnouncements`, when events of the stream may have been missed.
    if (client.getQueryState(queryKey)?.isInvalidated) refresh()
    return undefined
  }, [client, me, isOpen])
}
