import { useEffect, useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { entryKey, type ListState } from '@/lib/live-list'
import { announce } from '@/lib/ui/announce/announce'
import type { NotificationId } from '@/schemas/primitives'
import type { NotificationListRow } from '../../model/rows'
import { nextAnnouncement, NOTHING_ANNOUNCED, withAnnounced, withEntries } from './arrival-schedule'
import { messages } from '../messages'

/** Announces notifications that appear at the top of a list on screen. `isSeen`: the tab is visible and no dialog covers it. */
export function useAnnounceArrivals(
  { loaded, entries }: ListState<NotificationId>,
  rows: readonly NotificationListRow[],
  isSeen: boolean,
): void {
  const intl = useIntl()
  const progress = useRef(NOTHING_ANNOUNCED)
  useEffect(() => {
    if (!loaded) return undefined
    const shown = rows.filter(({ kind }) => kind === 'group').map(({ entry }) => entry)
    progress.current = withEntries(progress.current, entries.map(entryKey), shown)
    const next = isSeen ? nextAnnouncement(progress.current, Date.now()) : null
    if (!next) return undefined
    const timer = setTimeout(() => {
      announce(intl.formatMessage(messages.arrived, { count: next.count }))
      progress.current = withAnnounced(progress.current, Date.now())
    }, next.wait)
    return () => clearTimeout(timer)
  }, [loaded, entries, rows, isSeen, intl])
}
