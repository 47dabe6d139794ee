import { handleCommand } from '@/lib/bus'
import { registerShortcuts } from '@/lib/shortcuts'
import { interfaceIntl } from '../../boot/interface-intl'
import { columnOf, withColumn } from './deck-columns'
import { deckShortcuts } from './deck-shortcuts'
import { changeColumns, getColumns } from './deck-store'
import { columnOrder, focusColumn, focusNewColumn, useColumnsOnScreen } from './columns-on-screen'
import { openColumn } from './open-column'
import { connectLayoutCommands } from './layouts/layout-actions'
import { randomId } from '@/lib/util/random-id'

/** Commands of the deck, available while it is shown. */
interface DeckCommands {
  /** Adds a column with the page at `path` after the column in use, or focuses the one that exists. */
  addColumn: { identity: string; path: string }
  /** Focuses a column by its position from 0, or the next or previous one. */
  focusColumn: { identity: string; to: number | 'next' | 'previous' }
}

declare module '@/lib/bus/commands' {
  interface Commands extends DeckCommands {}
}

function addColumn({ identity, path }: DeckCommands['addColumn']): void {
  const columns = getColumns()
  const same = columns.find((column) => column.identity === identity && column.path === path)
  const column = same ?? columnOf(randomId(), identity, path)
  const { active } = useColumnsOnScreen.getState()
  const at = columns.findIndex(({ id }) => id === active) + 1 || columns.length
  if (same) return void requestAnimationFrame(() => openColumn(same.id))
  changeColumns((now) => withColumn(now, column, at))
  focusNewColumn(column.id)
}

function moveFocus({ to }: DeckCommands['focusColumn']): void {
  const order = columnOrder()
  const here = order.indexOf(useColumnsOnScreen.getState().active ?? '')
  const id = order[to === 'next' ? here + 1 : to === 'previous' ? here - 1 : to]
  if (id !== undefined) focusColumn(id)
}

/** Handles the commands of the deck, and registers its shortcuts. Returns the function that stops it. */
export function connectDeckCommands(): () => void {
  const unsubscribers = [
    handleCommand('addColumn', addColumn),
    handleCommand('focusColumn', moveFocus),
    connectLayoutCommands(interfaceIntl),
    registerShortcuts(deckShortcuts(interfaceIntl)),
  ]
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
