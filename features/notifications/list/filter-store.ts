import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { tolerantEnum } from '@/schemas/primitives'
import { NOTIFICATION_FILTERS, type NotificationFilter } from '../engine/notification-filter'

const schema = z.object({
  bar: tolerantEnum(['full'], 'simple'),
  filter: tolerantEnum(NOTIFICATION_FILTERS, 'all'),
})

/** The filter bar of an account: all categories or only the usual ones, and the chosen one. */
const store = createIdentityStore({
  key: 'notification-filter',
  version: 1,
  schema,
  defaults: { bar: 'simple', filter: 'all' },
})

/** The stored filter bar of an account. */
export const filterBarOf = (identityKey: string) => store.of(identityKey)

/** The categories of the simple filter bar. */
const SIMPLE: readonly NotificationFilter[] = ['all', 'mentions']

interface FilterBarState {
  /** True while every category is offered. */
  readonly isFull: boolean
  readonly offered: readonly NotificationFilter[]
  readonly filter: NotificationFilter
}

/** Chooses a category, in every tab. */
export const chooseFilter = (identityKey: string, filter: NotificationFilter): void =>
  store.of(identityKey).set((current) => ({ ...current, filter }))

/** Offers every category, or only the usual ones. */
export const setFullBar = (identityKey: string, isFull: boolean): void =>
  store.of(identityKey).set(({ filter }) => ({
    bar: isFull ? 'full' : 'simple',
    filter: isFull || SIMPLE.includes(filter) ? filter : 'all',
  }))

function stateOf({ bar, filter }: z.output<typeof schema>): FilterBarState {
  const isFull = bar === 'full'
  // A category that was opened from elsewhere is offered while it is shown.
  const simple = SIMPLE.includes(filter) ? SIMPLE : [...SIMPLE, filter]
  return { isFull, offered: isFull ? NOTIFICATION_FILTERS : simple, filter }
}

/** Returns the chosen category of an account. */
export const readFilter = (identityKey: string): NotificationFilter =>
  stateOf(store.of(identityKey).get()).filter

/** The category of a list that has its own, regardless of the one chosen elsewhere. */
export interface OwnCategory {
  readonly filter: NotificationFilter
  readonly choose: (filter: NotificationFilter) => void
}

const Own = createContext<OwnCategory | null>(null)

/** Gives the list below its own category; null for the one stored for the account. */
export const OwnCategoryProvider = Own.Provider

/** Returns the filter bar of an account, and the function that chooses a category. Rerenders when it changes. */
export function useFilterBar(identityKey: string): FilterBarState & Pick<OwnCategory, 'choose'> {
  const { subscribe, get } = store.of(identityKey)
  const stored = useSyncExternalStore(subscribe, get)
  const own = useContext(Own)
  return useMemo(
    () => ({
      ...stateOf(own ? { ...stored, filter: own.filter } : stored),
      choose: own?.choose ?? ((filter) => chooseFilter(identityKey, filter)),
    }),
    [own, stored, identityKey],
  )
}
