import type { NotificationId } from '@/schemas/primitives'
import type { NotificationListRow } from '../model/rows'
import { isUnread } from '../read-state/read-state'

/** Starts the key of the line between new and read notifications; the entry of the row below it follows. */
const LINE = 'line:'

export const isLine = (key: string): boolean => key.startsWith(LINE)

/** Returns the entry of a row: of the row below for the line. */
export const entryOfKey = (key: string): string => (isLine(key) ? key.slice(LINE.length) : key)

/**
 * Returns the keys of the rows. Where new notifications end and read ones follow, the line is inserted. `readUpTo` is
 * undefined while it is not known.
 */
export function rowKeys(
  rows: readonly NotificationListRow[],
  readUpTo: NotificationId | null | undefined,
): readonly string[] {
  const isNew = (row: NotificationListRow) => row.kind === 'group' && isUnread(readUpTo, row.group.id)
  const lastNew = rows.findLastIndex(isNew)
  const below = rows.slice(lastNew + 1).find((row) => row.kind === 'group')
  if (lastNew < 0 || !below) return rows.map(({ entry }) => entry)
  return rows.flatMap(({ entry }) => (entry === below.entry ? [`${LINE}${entry}`, entry] : [entry]))
}
