import { pushToast } from '@/lib/alerts'
import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { addressNameOf } from '../../../identity/session'
import { hrefAs, visit } from '../../../routing/history'
import { columnOrder, focusColumn, useTitleOf } from '../columns-on-screen'
import { withColumn, withoutColumn } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'
import { messages } from '../messages'

/**
 * Returns the function that removes a stored column, which can be undone, and moves the focus to its neighbour.
 * `isCurrent`: the column shows the page of the address.
 */
export function useRemoveColumn(id: string, isCurrent: boolean): () => void {
  const intl = useIntl()
  const { identity } = useColumn()
  const name = useTitleOf(id) ?? ''
  return () => {
    const columns = getColumns()
    const at = columns.findIndex((column) => column.id === id)
    const removed = columns[at]
    if (!removed) return
    const order = columnOrder()
    const shownAt = order.indexOf(id)
    const neighbour = order[shownAt + 1] ?? order[shownAt - 1]
    changeColumns((all) => withoutColumn(all, id))
    // Otherwise its page would open again as the page of the address.
    if (isCurrent) visit(hrefAs(addressNameOf(identity.key), '/'), true)
    if (neighbour !== undefined) requestAnimationFrame(() => focusColumn(neighbour))
    pushToast({
      text: intl.formatMessage(messages.removed, { name }),
      action: {
        label: intl.formatMessage(messages.undo),
        undo: true,
        run: () => {
          changeColumns((all) => withColumn(all, removed, at))
          requestAnimationFrame(() => focusColumn(id))
        },
      },
    })
  }
}
