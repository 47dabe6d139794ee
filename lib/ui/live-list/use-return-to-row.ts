import { useEffect, useRef, useState } from 'react'
import { announcePositionLost } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { waitsForMore, type ListState } from '@/lib/live-list'
import type { WindowHandle } from '../windowed-list'

/** Maximum number of pages to request when returning to a row. */
const MAX_PAGES = 6

/** The rows of a list, as only it knows them. All functions must be stable while the list does not change, and never throw. */
interface ReturnOptions {
  /** Returns the loaded row to go to in place of a missing one; null while it may be on a later page. Default: none. */
  rowFor?: (missing: string) => string | null
  /** Inserts a row that is too far away to page to. Returns the row to go to, null when there is none. Default: none. */
  insert?: (missing: string) => Promise<string | null>
  /** Finds the row where a list without a position starts; null for its top. Default: at its top. */
  start?: (() => Promise<string | null>) | undefined
}

/** Sets the scroll position of a list that is not mounted; null is the top. */
const moveTo = (handle: WindowHandle, row: string | null) =>
  handle.scrollTo(row, { offset: handle.anchor()?.offset ?? 0 })

/**
 * After a reload a live list may have fewer items than before: requests older ones until the row being read is loaded.
 * True while it searches; the list is not shown then, so that nothing jumps.
 */
export function useReturnToRow<Id extends string>(
  list: { readonly older: () => void; readonly state?: ListState<Id> },
  state: ListState<Id>,
  keys: readonly string[],
  handle: WindowHandle,
  { rowFor, insert, start }: ReturnOptions = {},
): boolean {
  const intl = useIntl()
  const pages = useRef(0)
  const away = useRef(false)
  const wanted = handle.anchor()?.key ?? null
  const found = wanted === null || keys.includes(wanted)
  const [begins, setBegins] = useState(start !== undefined && wanted === null)
  const [seeking, setSeeking] = useState(!found || begins)
  // The row was inserted; another one may show its item.
  const [landed, setLanded] = useState(false)
  const more = state.loaded && state.hasMore && !waitsForMore(state)

  useEffect(() => {
    if (!seeking || !state.loaded || state.requests.length > 0 || away.current) return
    // A newer state may have the row; it is rendered next.
    if (list.state && list.state !== state) return
    const done = () => setSeeking(false)
    if (begins && start) {
      away.current = true
      // The search continues: the item may have no row.
      void start().then((row) => {
        away.current = false
        if (row !== null) handle.scrollTo(row)
        setBegins(false)
      })
      return
    }
    const known = found || wanted === null ? wanted : (rowFor?.(wanted) ?? null)
    const target = landed ? (known ?? wanted) : known
    if (target === null && more && pages.current < MAX_PAGES) {
      pages.current += 1
      list.older()
      return
    }
    if (target === null && wanted !== null && state.hasMore && insert) {
      away.current = true
      void insert(wanted).then((row) => {
        away.current = false
        moveTo(handle, row)
        if (row !== null) return setLanded(true)
        announcePositionLost(intl)
        done()
      })
      return
    }
    if (!found) moveTo(handle, target)
    if (!found && target === null) announcePositionLost(intl)
    // Ends a search over several answers, which cannot be derived in one render.
    // oxlint-disable-next-line react/set-state-in-effect
    done()
  }, [seeking, begins, landed, state, found, wanted, more, list, handle, rowFor, insert, start, intl])
  return seeking && (begins || !found)
}
