import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { timelineOptionsSchema } from '@/features/timelines'
import { createLocalStore } from '@/lib/storage'
import { tolerantRecord, type ListId } from '@/schemas/primitives'
import { session } from '../../identity/session'
import { clampWidth, defaultColumns, ROUTE_COLUMN_WIDTH, type ColumnEntries } from './deck-columns'
import { withoutAccount, withoutListColumns, type Deck, type SavedLayout } from './layouts/layouts'
import { randomId } from '@/lib/util/random-id'
import { withLatest } from '@/lib/util/with-latest'

/** A column as stored here and in files. */
export const columnSchema = z.object({
  id: z.string(),
  identity: z.string(),
  path: z.string(),
  width: z.pipe(z.number(), z.transform(clampWidth)),
  collapsed: z.boolean(),
  title: z.string(),
  titleLocale: z.catch(z.optional(z.string()), undefined),
  options: z.catch(z.optional(timelineOptionsSchema), undefined),
})

const layoutSchema = z.object({
  id: z.string(),
  name: z.string(),
  columns: z.readonly(z.array(columnSchema)),
})

const deckSchema = z.object({
  /** The tab that made the last change. */
  writer: z.string(),
  /** The revisions of the tabs that made the last changes: how many of their changes are contained. */
  revisions: tolerantRecord(z.number()),
  /** Null for the default columns. */
  columns: z.nullable(z.array(columnSchema)),
  layouts: z._default(z.array(layoutSchema), []),
  layout: z._default(z.nullable(z.string()), null),
})

type StoredDeck = z.output<typeof deckSchema>
type DeckChange = (deck: Deck) => Deck

/** Number of tabs whose revisions are stored. */
const MAX_TABS = 8

/** Creates the store of the deck of a tab. `initial` returns the columns of a deck that was never changed. */
export function createDeckStore(initial: () => ColumnEntries) {
  const tab = randomId()
  const store = createLocalStore({
    key: 'deck',
    version: 1,
    schema: deckSchema,
    defaults: { writer: '', revisions: {}, columns: null, layouts: [], layout: null },
  })
  let revision = 0
  /** The changes of this tab that no other tab is known to have seen. */
  let unseen: { revision: number; apply: DeckChange }[] = []
  let listens = false

  const deckOf = ({ columns, layouts, layout }: StoredDeck): Deck => ({
    columns: columns ?? initial(),
    layouts,
    layout,
  })

  const change = (apply: DeckChange): void => {
    if (!listens) store.subscribe(repeatLost)
    listens = true
    store.set((stored) => {
      const before = deckOf(stored)
      const { columns, layouts, layout } = apply(before)
      if (columns === before.columns && layouts === before.layouts && layout === before.layout) return stored
      revision += 1
      unseen.push({ revision, apply })
      return {
        writer: tab,
        revisions: withLatest(stored.revisions, tab, revision, MAX_TABS),
        columns: columns === before.columns ? stored.columns : [...columns],
        layouts: [...layouts],
        layout,
      }
    })
  }

  /** Repeats changes of this tab that another tab overwrote, because both changed the deck at once. */
  function repeatLost() {
    const { writer, revisions } = store.get()
    if (writer === tab) return
    const known = revisions[tab] ?? 0
    // A deck without a writer was erased.
    const lost = writer === '' ? [] : unseen.filter((each) => each.revision > known)
    unseen = []
    for (const { apply } of lost) change(apply)
  }

  return {
    get: (): Deck => deckOf(store.get()),
    isChanged: () => store.get().columns !== null,
    layouts: (): readonly SavedLayout[] => store.get().layouts,
    change,
    reset: () => {
      unseen = []
      store.reset()
    },
    subscribe: store.subscribe,
  }
}

let initialColumns: ColumnEntries = []

/** The deck of this browser. */
const deckStore = createDeckStore(() => {
  const identity = session.resolve(null)?.identity.key ?? ''
  if (initialColumns[0]?.identity !== identity) initialColumns = defaultColumns(identity)
  return initialColumns
})

/** Returns the deck: its columns and the saved layouts. */
export const getDeck = (): Deck => deckStore.get()

/** Returns the columns of the deck; the same array until they change. */
export const getColumns = (): ColumnEntries => getDeck().columns

/** Returns the saved layouts; the same array until they change. */
export const getLayouts = (): readonly SavedLayout[] => deckStore.layouts()

/** Changes the deck, at once and in every tab. The change applies to the latest stored deck. */
export const changeDeck = (change: DeckChange): void => deckStore.change(change)

/** Changes the columns of the deck. */
export const changeColumns = (change: (columns: ColumnEntries) => ColumnEntries): void =>
  changeDeck((deck) => {
    const columns = change(deck.columns)
    return columns === deck.columns ? deck : { ...deck, columns }
  })

/** Calls `listener` after every change, including those of other tabs; returns the unsubscriber. */
export const onDeck = (listener: () => void): (() => void) => deckStore.subscribe(listener)

/** Counts the columns of an account that signing out removes from the deck and from layouts. */
export function countColumnsOf(identityKey: string): number {
  const { columns, layouts } = getDeck()
  // The default columns belong to whichever account is the default.
  const stored = [...(deckStore.isChanged() ? columns : []), ...layouts.flatMap((layout) => layout.columns)]
  return new Set(stored.filter(({ identity }) => identity === identityKey).map(({ id }) => id)).size
}

/** Removes the columns of an account from the deck and from all layouts, e.g. after signing out. */
export function removeColumnsOf(identityKey: string): void {
  const left = withoutAccount(getDeck(), identityKey)
  if (left.columns.length === 0 && left.layouts.length === 0) deckStore.reset()
  else changeDeck((deck) => withoutAccount(deck, identityKey))
}

/** Removes the columns of a deleted list from the deck and from all layouts. */
export const removeColumnsOfList = (identityKey: string, id: ListId): void =>
  changeDeck((deck) => withoutListColumns(deck, identityKey, id))

/** Returns the columns of the deck. */
export const useStoredColumns = (): ColumnEntries => useSyncExternalStore(onDeck, getColumns)

const routeWidth = createLocalStore({
  key: 'deck-page',
  version: 1,
  schema: z.pipe(z.number(), z.transform(clampWidth)),
  defaults: ROUTE_COLUMN_WIDTH,
})

/** Returns the width of the column with the page of the address, in CSS pixels. */
export const getRouteWidth = (): number => routeWidth.get()

/** Changes the width of the column with the page of the address; all pages have it from then on. */
export const setRouteWidth = (width: number): void => routeWidth.set(width)

/** Returns the width of the column with the page of the address, in CSS pixels. */
export const useRouteWidth = (): number => useSyncExternalStore(routeWidth.subscribe, getRouteWidth)
