import { useEffect, useRef, useState } from 'react'
import { announcePositionLost } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { waitsForMore, type ListState } from '@/lib/live-list'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import type { ConversationList } from '../model/conversation-list'
import type { ConversationListRow } from '../model/rows'

/** The most pages to request when returning to a row. */
const MAX_PAGES = 6

/**
 * Requests older conversations until the row being read is loaded, e.g. after a reload. Returns true while searching:
 * the list is not shown then, so that nothing jumps.
 */
export function useReturnToRow(
  list: ConversationList,
  state: ListState<StatusId>,
  rows: readonly ConversationListRow[],
  handle: WindowHandle,
): boolean {
  const intl = useIntl()
  const pages = useRef(0)
  const wanted = handle.anchor()?.key ?? null
  const found = wanted === null || rows.some(({ key }) => key === wanted)
  const [seeking, setSeeking] = useState(!found)
  useEffect(() => {
    if (!seeking || !state.loaded || state.requests.length > 0) return
    if (!found && state.hasMore && !waitsForMore(state) && pages.current < MAX_PAGES) {
      pages.current += 1
      list.older()
      return
    }
    if (!found) {
      handle.scrollTo(null)
      announcePositionLost(intl)
    }
    // Ends a search over several answers, which cannot be derived in one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setSeeking(false)
  }, [seeking, state, found, list, handle, intl])
  return seeking && !found
}
