import type { TimelineOptions } from '@/features/timelines'
import { paths } from '@/lib/navigation'

/** A column of the deck: a page of an account. */
export interface ColumnEntry {
  /** Stays the same as long as the column exists; scroll positions are stored by it. */
  readonly id: string
  /** Key of the account that reads here. */
  readonly identity: string
  /** Path and search part of its page, without /deck and identity. */
  readonly path: string
  /** In CSS pixels. */
  readonly width: number
  /** True while it is reduced to a strip with its title. */
  readonly collapsed: boolean
  /** The title of its page when it was collapsed. */
  readonly title: string
  /** The language of that title. */
  readonly titleLocale?: string | undefined
  /** The options of its timeline, once they were changed here; before, those of the account. */
  readonly options?: TimelineOptions | undefined
}

export type ColumnEntries = readonly ColumnEntry[]

/** The widths that the menu of a column offers, in CSS pixels. The first and the last limit dragging. */
export const COLUMN_WIDTHS = [320, 360, 440, 560] as const
const [MIN_WIDTH] = COLUMN_WIDTHS
const MAX_WIDTH = COLUMN_WIDTHS[3]

/** Returns the nearest width that a column may have, in CSS pixels. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)))

/** First width of the column with the page of the address, in CSS pixels. */
export const ROUTE_COLUMN_WIDTH: number = COLUMN_WIDTHS[2]

/** Creates a column, by default with the usual width. */
export const columnOf = (
  id: string,
  identity: string,
  path: string,
  width: number = COLUMN_WIDTHS[1],
): ColumnEntry => ({
  id,
  identity,
  path,
  width,
  collapsed: false,
  title: '',
})

/** The columns of a deck that was never changed. */
export const defaultColumns = (identity: string): ColumnEntries =>
  [paths.publish, paths.home, paths.notifications].map((path) => columnOf(path.slice(1), identity, path))

/** Inserts a column at an index, unless the deck has it already. */
export const withColumn = (columns: ColumnEntries, added: ColumnEntry, at = columns.length): ColumnEntries =>
  columns.some(({ id }) => id === added.id) ? columns : columns.toSpliced(at, 0, added)

/** Removes a column. */
export const withoutColumn = (columns: ColumnEntries, removed: string): ColumnEntries =>
  columns.filter(({ id }) => id !== removed)

/** Moves a column to an index. */
export function withColumnAt(columns: ColumnEntries, moved: string, to: number): ColumnEntries {
  const column = columns.find(({ id }) => id === moved)
  return column ? withoutColumn(columns, moved).toSpliced(Math.max(0, to), 0, column) : columns
}

/** Changes a column. */
export const withColumnChanged = (
  columns: ColumnEntries,
  changed: string,
  change: Partial<
    Pick<ColumnEntry, 'identity' | 'path' | 'width' | 'collapsed' | 'title' | 'titleLocale' | 'options'>
  >,
): ColumnEntries => columns.map((column) => (column.id === changed ? { ...column, ...change } : column))
