import { useCallback, useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react'
import { isQuietNow, onQuiet } from '@/features/notifications'
import { useColumn } from '@/lib/column'
import { shortNumber, useIntl } from '@/lib/i18n'
import { announce } from '@/lib/ui/announce/announce'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AnnouncementIcon } from '@/lib/ui/icons'
import { messages } from './messages'
import { setPanelOpen, usePanelStore } from './panel-store'
import { panels, setPinned } from './pinned-store'
import { isUnreadAnnouncement } from './rules'
import { useAnnouncements, useUpdateAnnouncements } from './use-announcements'
import styles from './announcements-toggle.module.css'

/** True during the quiet hours of the account, or a pause. */
function useQuiet(): boolean {
  const { runtime } = useColumn()
  const subscribe = useCallback((listener: () => void) => onQuiet(runtime, listener), [runtime])
  return useSyncExternalStore(subscribe, () => isQuietNow(runtime))
}

/** Announces unread announcements that arrive while home is open, except in quiet hours. */
function useSpokenArrival(unread: number, isLoaded: boolean, isQuiet: boolean) {
  const intl = useIntl()
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (!isLoaded) return
    if (before.current !== null && unread > before.current && !isQuiet)
      announce(intl.formatMessage(messages.arrived))
    before.current = unread
  }, [intl, unread, isLoaded, isQuiet])
}

/** Shows or hides the announcements. Absent when there are none. */
export default function AnnouncementsToggle() {
  const intl = useIntl()
  const { identity, scroller } = useColumn()
  const { open } = usePanelStore(identity.key)
  const { items, isLoaded, error } = useAnnouncements()
  useUpdateAnnouncements()
  const isQuiet = useQuiet()
  const allUnread = items.filter(isUnreadAnnouncement).length
  useSpokenArrival(allUnread, isLoaded, isQuiet)
  const unread = isQuiet ? 0 : allUnread
  // A failure is only shown to those who want to see announcements.
  if (items.length === 0 && (!error || isLoaded || !open)) return null
  const toggle = ({ currentTarget }: MouseEvent) => {
    const header = currentTarget.closest('header')?.getBoundingClientRect()
    const panel = panels.get(scroller)?.getBoundingClientRect()
    const outOfView = panel && header && panel.bottom < header.bottom
    setPinned(scroller, scroller.position() > 0 && (!open || Boolean(outOfView)))
    setPanelOpen(identity.key, !open || Boolean(outOfView))
  }
  return (
    <span className={styles.toggle}>
      <IconButton
        icon={<AnnouncementIcon aria-hidden />}
        label={
          unread > 0
            ? intl.formatMessage(messages.unread, { count: intl.formatNumber(unread) })
            : intl.formatMessage(messages.title)
        }
        aria-expanded={open}
        onClick={toggle}
      />
      {unread > 0 && (
        <span className={styles.badge} aria-hidden>
          {shortNumber(intl, unread)}
        </span>
      )}
    </span>
  )
}
