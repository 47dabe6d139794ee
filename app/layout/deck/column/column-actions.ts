import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { announce } from '@/lib/ui/announce/announce'
import { messages as sortingMessages } from '@/lib/ui/sortable-list/messages'
import { interfaceIntl } from '../../../boot/interface-intl'
import { addressNameOf } from '../../../identity/session'
import { hrefAs, visit } from '../../../routing/history'
import {
  addressShownBy,
  columnOrder,
  focusColumn,
  focusNewColumn,
  ROUTE_COLUMN,
  useColumnsOnScreen,
} from '../columns-on-screen'
import { COLUMN_WIDTHS, withColumn, withColumnAt, withColumnChanged, withoutColumn } from '../deck-columns'
import { changeColumns, getColumns, getRouteWidth, setRouteWidth } from '../deck-store'
import { messages, widthMessages } from '../messages'
import { openColumn } from '../open-column'
import { randomId } from '@/lib/util/random-id'

const columnWith = (id: string) => getColumns().find((column) => column.id === id)

const nameOf = (id: string) => useColumnsOnScreen.getState().titles[id] ?? columnWith(id)?.title ?? ''

/** Moves a stored column to the next (1) or previous (-1) position, and announces where it is then. */
export function moveColumn(intl: IntlShape, id: string, by: 1 | -1): void {
  const order = columnOrder().filter((each) => each !== ROUTE_COLUMN)
  const from = order.indexOf(id)
  const to = Math.min(Math.max(0, from + by), order.length - 1)
  const neighbour = order[to]
  if (neighbour !== undefined && neighbour !== id) {
    changeColumns((all) =>
      withColumnAt(
        all,
        id,
        all.findIndex((column) => column.id === neighbour),
      ),
    )
    requestAnimationFrame(() => focusColumn(id))
  }
  announce(intl.formatMessage(sortingMessages.moved, { position: to + 1, count: order.length }))
}

/** True unless the column has the composer: two would write the same draft. */
export const isDuplicable = (id: string): boolean => columnWith(id)?.path !== paths.publish

/** Adds a copy of a stored column after it, with the same page and options, and moves the focus there. */
export function duplicateColumn(id: string): void {
  const column = columnWith(id)
  if (!column || !isDuplicable(id)) return
  const copy = { ...column, id: randomId(), collapsed: false }
  changeColumns((all) => withColumn(all, copy, all.findIndex((each) => each.id === id) + 1))
  focusNewColumn(copy.id)
}

/** Reduces a stored column to a strip, or expands it again. */
export function toggleCollapsed(id: string): void {
  if (columnWith(id)?.collapsed) return openColumn(id)
  const title = nameOf(id)
  changeColumns((columns) =>
    withColumnChanged(columns, id, { collapsed: true, title, titleLocale: interfaceIntl().locale }),
  )
  requestAnimationFrame(() => focusColumn(id))
}

/** Gives a column the next greater (1) or smaller (-1) of the usual widths, and announces its name. */
export function resizeColumn(intl: IntlShape, id: string, by: 1 | -1): void {
  const width = id === ROUTE_COLUMN ? getRouteWidth() : columnWith(id)?.width
  if (width === undefined) return
  const next =
    by > 0 ? COLUMN_WIDTHS.find((each) => each > width) : COLUMN_WIDTHS.findLast((each) => each < width)
  if (id === ROUTE_COLUMN) setRouteWidth(next ?? width)
  else if (next !== undefined) changeColumns((columns) => withColumnChanged(columns, id, { width: next }))
  const reached = next ?? (by > 0 ? COLUMN_WIDTHS[3] : COLUMN_WIDTHS[0])
  announce(intl.formatMessage(widthMessages[reached]))
}

/** Removes a stored column, which can be undone, and moves the focus to its neighbour. */
export function removeColumn(intl: IntlShape, id: string): void {
  const columns = getColumns()
  const at = columns.findIndex((column) => column.id === id)
  const removed = columns[at]
  if (!removed) return
  const name = nameOf(id)
  const order = columnOrder()
  const shownAt = order.indexOf(id)
  const neighbour = order[shownAt + 1] ?? order[shownAt - 1]
  const isOfAddress = addressShownBy(id) !== null
  changeColumns((all) => withoutColumn(all, id))
  // Otherwise its page would open again as the page of the address.
  if (isOfAddress) visit(hrefAs(addressNameOf(removed.identity), '/'), true)
  if (neighbour !== undefined) requestAnimationFrame(() => focusColumn(neighbour))
  pushToast({
    text: () => intl.formatMessage(messages.removed, { name }),
    action: {
      label: () => intl.formatMessage(messages.undo),
      undo: true,
      run: () => {
        changeColumns((all) => withColumn(all, removed, at))
        requestAnimationFrame(() => focusColumn(id))
      },
    },
  })
}
