import type { Path } from '@/lib/navigation'
import { addressNameOf } from '../../../identity/session'
import { hrefAs, visit } from '../../../routing/history'
import { addressShownBy, followColumn } from '../columns-on-screen'
import { withColumnChanged } from '../deck-columns'
import { changeColumns, getColumns } from '../deck-store'

/** Changes the page or the account of a stored column. The address follows if it names the page of the column. */
export function changePage(id: string, change: { path: Path } | { identity: string }): void {
  const column = getColumns().find((each) => each.id === id)
  if (!column) return
  const { identity, path } = { ...column, ...change }
  const entry = addressShownBy(id)
  // Otherwise the page that the column had would open again as the page of the address.
  if (entry !== null) followColumn(entry, id)
  changeColumns((columns) => withColumnChanged(columns, id, change))
  if (entry !== null) visit(hrefAs(addressNameOf(identity), path), true)
}
