import { useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '@/lib/focus/focusable'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { NotificationListRow } from '../../model/rows'

const groupOfRow = (row: NotificationListRow | undefined) => (row?.kind === 'group' ? row.group.key : null)

/** Returns the key of the row that contains an element, even after the row was removed. */
const rowKeyOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined

/** Keeps the focus on a group that gets a new notification, which replaces its row by one at the top. */
export function useFocusedGroup(rows: readonly NotificationListRow[], handle: WindowHandle): void {
  const focused = useRef<EventTarget | null>(null)
  const lost = useRef<string | null>(null)
  useEventListener(document, 'focusin', ({ target }) => {
    focused.current = target
  })
  useLayoutEffect(() => {
    const row = rows.find((each) => groupOfRow(each) !== null && groupOfRow(each) === lost.current)
    lost.current = null
    if (row) handle.scrollTo(row.entry, { focus: true, ifNeeded: true })
    // Runs when the rows change, before the list moves the focus of a removed row to its neighbour.
    return () => {
      const key = isFocusLost() ? rowKeyOf(focused.current) : undefined
      lost.current = groupOfRow(rows.find(({ entry }) => entry === key))
    }
  }, [rows, handle])
}
