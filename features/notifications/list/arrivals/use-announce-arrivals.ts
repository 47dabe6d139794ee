import { useEffect, useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { entryKey, type ListState } from '@/lib/live-list'
import { useRuntime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import type { NotificationId } from '@/schemas/primitives'
import type { NotificationListRow } from '../../model/rows'
import {
  nextAnnouncement,
  NONE_ANNOUNCED,
  NOTHING_ANNOUNCED,
  withAnnounced,
  withEntries,
} from './arrival-schedule'
import { messages } from '../messages'

/** The announcements of the lists of an account: several columns may show the same notifications. */
const createAnnounced = () => ({ current: NONE_ANNOUNCED })

/** Announces notifications that appear at the top of a list on screen. `isSeen`: the tab is visible and no dialog covers it. */
export function useAnnounceArrivals(
  { loaded, entries }: ListState<NotificationId>,
  rows: readonly NotificationListRow[],
  isSeen: boolean,
): void {
  const intl = useIntl()
  const runtime = useRuntime()
  const progress = useRef(NOTHING_ANNOUNCED)
  useEffect(() => {
    if (!loaded) return undefined
    const announced = runtime.service(createAnnounced)
    const shown = rows.filter(({ kind }) => kind === 'group').map(({ entry }) => entry)
    progress.current = withEntries(progress.current, entries.map(entryKey), shown)
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      const next = isSeen ? nextAnnouncement(progress.current, announced.current, Date.now()) : null
      if (next) timer = setTimeout(say, next.wait)
    }
    const say = () => {
      const next = nextAnnouncement(progress.current, announced.current, Date.now())
      // Another list has just announced.
      if (!next || next.wait > 0) return plan()
      announce(intl.formatMessage(messages.arrived, { count: next.count }))
      announced.current = withAnnounced(announced.current, progress.current, Date.now())
      progress.current = { ...progress.current, unsaid: NOTHING_ANNOUNCED.unsaid }
    }
    plan()
    return () => clearTimeout(timer)
  }, [loaded, entries, rows, isSeen, intl, runtime])
}
