import { useEffect, useRef, useState } from 'react'
import { announcePositionLost } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { isId, lastId, waitsForMore, type ListState } from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { NotificationId } from '@/schemas/primitives'
import type { NotificationEngine } from '../engine/notification-engine'
import { entryOfKey } from './row-keys'

/** The most pages to request when returning to a row. */
const MAX_PAGES = 6

/** Returns the loaded row to go to for a row that is gone: the next older one, null while it may be on a later page. */
function nearestEntry(
  { entries, ordered }: ListState<NotificationId>,
  wanted: string,
): NotificationId | null {
  const id = entryOfKey(wanted).replace('gap:', '') as NotificationId
  const last = lastId(entries)
  if (!ordered || last === null || compareId(last, id) > 0) return null
  return entries.filter(isId).find((entry) => compareId(entry, id) <= 0) ?? null
}

/**
 * After a reload, requests older pages until the row being read is loaded. True while it searches; the list is not
 * shown then, so that nothing jumps.
 */
export function useReturnToEntry(
  engine: NotificationEngine,
  state: ListState<NotificationId>,
  keys: readonly string[],
  list: WindowHandle,
): boolean {
  const intl = useIntl()
  const pages = useRef(0)
  const wanted = list.anchor()?.key ?? null
  const isFound = wanted === null || keys.includes(wanted)
  const [isSeeking, setSeeking] = useState(!isFound)
  useEffect(() => {
    if (!isSeeking || !state.loaded || state.requests.length > 0) return
    const target = isFound || wanted === null ? wanted : nearestEntry(state, wanted)
    if (target === null && state.hasMore && !waitsForMore(state) && pages.current < MAX_PAGES) {
      pages.current += 1
      engine.older()
      return
    }
    if (!isFound) list.scrollTo(target, { offset: list.anchor()?.offset ?? 0 })
    if (!isFound && target === null) announcePositionLost(intl)
    // Ends a search over several answers, which cannot be derived in one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setSeeking(false)
  }, [isSeeking, state, isFound, wanted, engine, list, intl])
  return isSeeking && !isFound
}
