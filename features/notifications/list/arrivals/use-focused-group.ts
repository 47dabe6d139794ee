import { useLayoutEffect, useRef } from 'react'
import { focusWithoutScroll, isFocusLost } from '@/lib/focus/focusable'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { NotificationListRow } from '../../model/rows'
import { sameControl } from './same-control'

const groupOfRow = (row: NotificationListRow | undefined) => (row?.kind === 'group' ? row.group.key : null)

/** A focused element, and the parent of the rows of its list. */
interface Focused {
  readonly target: Element
  readonly list: Element
}

/** Returns the row that contains an element, even after the row was removed. */
const rowOf = (target: Element) => target.closest<HTMLElement>('[data-key]')

function focusedOf(target: EventTarget | null): Focused | null {
  const list = target instanceof Element ? rowOf(target)?.parentElement : null
  return target instanceof Element && list ? { target, list } : null
}

/** Returns the element of the replacing row that corresponds to a removed element; null while that row is not mounted. */
function sameInRow({ target, list }: Focused, key: string): HTMLElement | null {
  const row = [...list.children].find((each) => each instanceof HTMLElement && each.dataset['key'] === key)
  return row ? sameControl(target, row) : null
}

/**
 * Keeps the focus on a group that gets a new notification, which replaces its row by one at the top: on the same control
 * of it, else on the group.
 */
export function useFocusedGroup(rows: readonly NotificationListRow[], handle: WindowHandle): void {
  const focused = useRef<Focused | null>(null)
  const lost = useRef<(Focused & { group: string | null }) | null>(null)
  useEventListener(document, 'focusin', ({ target }) => {
    focused.current = focusedOf(target)
  })
  useLayoutEffect(() => {
    const before = lost.current
    lost.current = null
    const row = before && rows.find((each) => groupOfRow(each) !== null && groupOfRow(each) === before.group)
    if (row) {
      const control = sameInRow(before, row.entry)
      handle.scrollTo(row.entry, { focus: !control, ifNeeded: true })
      focusWithoutScroll(control)
    }
    // Runs when the rows change, before the list moves the focus of a removed row to its neighbour.
    return () => {
      const last = isFocusLost() ? focused.current : null
      const key = last && rowOf(last.target)?.dataset['key']
      lost.current = last && { ...last, group: groupOfRow(rows.find(({ entry }) => entry === key)) }
    }
  }, [rows, handle])
}
