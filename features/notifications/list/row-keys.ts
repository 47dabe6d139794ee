import type { NotificationId } from '@/schemas/primitives'
import type { NotificationListRow } from '../model/rows'
import { isUnread } from '../read-state/read-state'

/** Starts the key of the line below new notifications; the entry of a row next to it follows. */
const LINE = 'line:'

export const isLine = (key: string): boolean => key.startsWith(LINE)

/** Returns the entry of a row: of the row below for the line, of the last row where the line ends the list. */
export const entryOfKey = (key: string): string => (isLine(key) ? key.slice(LINE.length) : key)

/**
 * Returns the keys of the rows. Where new notifications end, the line is inserted: above the first read one, or at the
 * end when all are new and `allNewLoaded`. `readUpTo` is undefined while it is not known.
 */
export function rowKeys(
  rows: readonly NotificationListRow[],
  readUpTo: NotificationId | null | undefined,
  allNewLoaded: boolean,
): readonly string[] {
  const keys = rows.map(({ entry }) => entry)
  const isNew = (row: NotificationListRow) => row.kind === 'group' && isUnread(readUpTo, row.group.id)
  const lastNew = rows.findLastIndex(isNew)
  if (lastNew < 0) return keys
  const below = rows.findIndex((row, at) => at > lastNew && row.kind === 'group')
  if (below >= 0) return keys.toSpliced(below, 0, `${LINE}${keys[below]}`)
  return allNewLoaded ? [...keys, `${LINE}${keys.at(-1)}`] : keys
}
