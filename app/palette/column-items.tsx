import { canCommand } from '@/lib/bus'
import { ColumnsIcon } from '@/lib/ui/icons'
import { columnOrder, useColumnsOnScreen } from '../layout/deck/columns-on-screen'
import { getColumns } from '../layout/deck/deck-store'
import { openColumn } from '../layout/deck/open-column'
import { itemLabels } from './messages'
import type { PaletteSource } from './sources'

/** Moves to a column of the deck, while it is shown. */
export const shownColumns: PaletteSource = ({ intl, accounts }) => {
  if (!canCommand('focusColumn')) return []
  const { titles } = useColumnsOnScreen.getState()
  const columns = new Map(getColumns().map((column) => [column.id, column]))
  const isShared = new Set([...columns.values()].map(({ identity }) => identity)).size > 1
  return columnOrder().flatMap((id) => {
    const column = columns.get(id)
    const name = titles[id] ?? column?.title ?? ''
    const reader = accounts.find(({ identityKey }) => identityKey === column?.identity)
    return name === ''
      ? []
      : {
          id: `shown:${id}`,
          group: 'columns',
          label: intl.formatMessage(itemLabels.goToColumn, { name }),
          ...(isShared && reader && { words: reader.handle, hint: `@${reader.handle}` }),
          icon: <ColumnsIcon />,
          choice: { kind: 'run', run: () => openColumn(id) },
        }
  })
}
