import { focusColumn, focusNewColumn } from './columns-on-screen'
import { withColumnChanged } from './deck-columns'
import { changeColumns, getColumns } from './deck-store'

/** Moves to a column, as `focusColumn` does; one that is collapsed is expanded first. */
export function openColumn(id: string, selector?: string): void {
  if (!getColumns().some((column) => column.id === id && column.collapsed)) {
    focusColumn(id, selector)
    return
  }
  changeColumns((columns) => withColumnChanged(columns, id, { collapsed: false }))
  focusNewColumn(id, selector)
}
