import { paths } from '@/lib/navigation'
import type { ListId } from '@/schemas/primitives'
import type { ColumnEntries, ColumnEntry } from '../deck-columns'

/** Columns that were saved under a name. */
export interface SavedLayout {
  readonly id: string
  readonly name: string
  readonly columns: ColumnEntries
}

/** The columns on screen and the saved layouts. */
export interface Deck {
  readonly columns: ColumnEntries
  readonly layouts: readonly SavedLayout[]
  /** Id of the layout that was chosen or saved last; null for none. Its columns may have changed since. */
  readonly layout: string | null
}

/** Maximum number of letters of the name of a layout. */
export const MAX_NAME_LENGTH = 60

const comparable = (columns: ColumnEntries) =>
  JSON.stringify(
    columns.map(({ identity, path, width, collapsed, options }) => [
      identity,
      path,
      width,
      collapsed,
      options,
    ]),
  )

/** True when both have the same columns in the same order and width, with the same options. */
export const isSameColumns = (one: ColumnEntries, other: ColumnEntries): boolean =>
  one === other || comparable(one) === comparable(other)

/** True when a layout has the columns of the deck, so that nothing is lost when they are replaced. */
export const isSaved = ({ columns, layouts }: Deck): boolean =>
  layouts.some((layout) => isSameColumns(layout.columns, columns))

const folded = (name: string) => name.trim().toLowerCase()

/** Returns the layout with a name, in any case. */
export const layoutNamed = (layouts: readonly SavedLayout[], name: string): SavedLayout | undefined =>
  layouts.find((layout) => folded(layout.name) === folded(name))

/** Returns the layout that was chosen or saved last. */
export const layoutInUse = ({ layouts, layout }: Deck): SavedLayout | undefined =>
  layouts.find(({ id }) => id === layout)

/** Saves the columns of the deck as a layout; replaces the one with the same id. */
export function withColumnsSaved(deck: Deck, id: string, name: string): Deck {
  const saved = { id, name: name.trim(), columns: deck.columns }
  const at = deck.layouts.findIndex((layout) => layout.id === id)
  const layouts = at < 0 ? [...deck.layouts, saved] : deck.layouts.with(at, saved)
  return { ...deck, layouts, layout: id }
}

/** Replaces the columns of the deck by those of a layout. */
export function withLayoutChosen(deck: Deck, id: string): Deck {
  const layout = deck.layouts.find((each) => each.id === id)
  return layout ? { ...deck, columns: layout.columns, layout: id } : deck
}

/** Renames a layout. */
export const withLayoutRenamed = (deck: Deck, id: string, name: string): Deck => ({
  ...deck,
  layouts: deck.layouts.map((layout) => (layout.id === id ? { ...layout, name: name.trim() } : layout)),
})

/** Deletes a layout; the columns on screen stay. */
export const withoutLayout = (deck: Deck, id: string): Deck => ({
  ...deck,
  layouts: deck.layouts.filter((layout) => layout.id !== id),
  layout: deck.layout === id ? null : deck.layout,
})

/** Inserts a layout at an index, unless it is there already. */
export const withLayout = (deck: Deck, added: SavedLayout, at = deck.layouts.length): Deck =>
  deck.layouts.some(({ id }) => id === added.id)
    ? deck
    : { ...deck, layouts: deck.layouts.toSpliced(at, 0, added) }

/**
 * Returns the layout after the one in use, or the first. The only one follows itself when the columns differ from it;
 * undefined if there is none.
 */
export function layoutAfter({ columns, layouts, layout }: Deck): SavedLayout | undefined {
  const next = layouts[(layouts.findIndex(({ id }) => id === layout) + 1) % layouts.length]
  return next && next.id === layout && isSameColumns(next.columns, columns) ? undefined : next
}

/** Returns `name`, or "name (2)" and so on if there is a layout with it. */
export function freeName(layouts: readonly SavedLayout[], name: string): string {
  let free = name
  for (let count = 2; layoutNamed(layouts, free); count += 1)
    free = `${name.slice(0, MAX_NAME_LENGTH - 5)} (${count})`
  return free
}

/** Removes columns from the deck and from all layouts, and the layouts that are empty then. */
function withoutColumns(deck: Deck, isRemoved: (column: ColumnEntry) => boolean): Deck {
  if (![deck, ...deck.layouts].some(({ columns }) => columns.some(isRemoved))) return deck
  const others = (columns: ColumnEntries) => columns.filter((column) => !isRemoved(column))
  const layouts = deck.layouts
    .filter(({ columns }) => columns.length === 0 || !columns.every(isRemoved))
    .map((layout) => ({ ...layout, columns: others(layout.columns) }))
  const layout = layouts.some(({ id }) => id === deck.layout) ? deck.layout : null
  return { columns: others(deck.columns), layouts, layout }
}

/** Removes the columns of an account, in the way of `withoutColumns`. */
export const withoutAccount = (deck: Deck, identityKey: string): Deck =>
  withoutColumns(deck, ({ identity }) => identity === identityKey)

/** Removes the columns of a list of an account, in the way of `withoutColumns`. */
export function withoutListColumns(deck: Deck, identityKey: string, id: ListId): Deck {
  const page = paths.list(id)
  // Its posts, with or without options, and its members.
  const isOfList = (path: string) =>
    path === page || path.startsWith(`${page}?`) || path.startsWith(`${page}/`)
  return withoutColumns(deck, ({ identity, path }) => identity === identityKey && isOfList(path))
}
