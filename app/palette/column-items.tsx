import { tagNames } from '@/features/timelines'
import { canCommand, command } from '@/lib/bus'
import type { IntlShape } from '@/lib/i18n'
import type { ShownEntry } from '@/lib/nav-entries'
import { ColumnsIcon } from '@/lib/ui/icons'
import { typedColumns } from '../layout/deck/add/find-columns'
import { columnChoices, type ChoiceContext } from '../layout/deck/column/column-kind'
import { columnOrder, useColumnsOnScreen } from '../layout/deck/columns-on-screen'
import { getColumns } from '../layout/deck/deck-store'
import { openColumn } from '../layout/deck/open-column'
import { itemLabels } from './messages'
import type { PaletteItem } from './item'
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

/** An account, and the pages that its columns can show. */
export interface ColumnReader extends Pick<ChoiceContext, 'hasCollections' | 'lists' | 'tags'> {
  readonly identityKey: string
  readonly entries: readonly ShownEntry[]
}

/** The columns that an account can add, and those that the query spells out. `handle`: null if it is the only account. */
function columnsOf(
  intl: IntlShape,
  { identityKey, entries, ...known }: ColumnReader,
  query: string,
  handle: string | null,
  prefix: string,
): PaletteItem[] {
  const entry = (wanted: string) =>
    entries
      .filter(({ id }) => id === wanted)
      .map(({ to, label }) => ({ path: to, name: intl.formatMessage(label) }))
  // A search has an item of its own, which Enter should reach first.
  const typedNow = typedColumns(query, { ...tagNames(intl), search: () => '' }).filter(
    ({ name }) => name !== '',
  )
  return [...columnChoices({ intl, entry, ...known }), ...typedNow].map(({ path, name }) => ({
    id: `${prefix}${path}`,
    group: 'columns',
    label: intl.formatMessage(itemLabels.addColumn, { name }),
    ...(handle !== null && { words: handle, hint: `@${handle}` }),
    icon: <ColumnsIcon />,
    choice: { kind: 'run', run: () => void command('addColumn', { identity: identityKey, path }) },
  }))
}

/** Adds a column of any account while the deck is shown. Too many to list without a query. */
export const newColumns: PaletteSource = (context) => {
  const { intl, identityKey, acct, query, accounts, otherReaders } = context
  if (acct === null || query.trim() === '' || !canCommand('addColumn')) return []
  const handleOf = (key: string) => accounts.find((account) => account.identityKey === key)?.handle || key
  const isShared = otherReaders.length > 0
  return [context, ...otherReaders].flatMap((reader) => {
    const { identityKey: key, entries, hasCollections, lists, tags } = reader
    return columnsOf(
      intl,
      { identityKey: key, entries, hasCollections, lists, tags },
      query,
      isShared ? handleOf(key) : null,
      key === identityKey ? 'column:' : `column:${key}:`,
    )
  })
}
