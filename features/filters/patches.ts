import { hasSameItems } from '@/lib/util/has-same-items'
import type { Filter, FilterEntry } from '@/schemas/filter'
import type { FilterId, StatusId } from '@/schemas/primitives'
import type { FilterSet } from './filter-set'

type SetPatch = (set: FilterSet) => FilterSet

const has = (set: FilterSet, id: FilterId) => set.filters.some((filter) => filter.id === id)

/** Adds filters at the end, or replaces those with the same id. */
export const withFilters =
  (...added: readonly Filter[]): SetPatch =>
  (set) => {
    const known = set.filters.map((filter) => added.find(({ id }) => id === filter.id) ?? filter)
    const fresh = added.filter(({ id }) => !has(set, id))
    const filters = [...known, ...fresh]
    return hasSameItems(filters, set.filters) ? set : { ...set, filters }
  }

export const withoutFilter =
  (id: FilterId): SetPatch =>
  (set) =>
    has(set, id) ? { ...set, filters: set.filters.filter((filter) => filter.id !== id) } : set

const changeEntries =
  (id: FilterId, change: (entries: readonly FilterEntry[]) => FilterEntry[]): SetPatch =>
  (set) => ({
    ...set,
    filters: set.filters.map((filter) =>
      filter.id === id ? { ...filter, statuses: change(filter.statuses ?? []) } : filter,
    ),
  })

const hasPost = (set: FilterSet, id: FilterId, statusId: StatusId) =>
  set.filters.find((filter) => filter.id === id)?.statuses?.some((entry) => entry.status_id === statusId) ===
  true

/** Adds a single post to a filter, or sets the id of its entry. */
export const withEntry =
  (id: FilterId, entry: FilterEntry): SetPatch =>
  (set) =>
    changeEntries(id, (entries) => [...entries.filter((one) => one.status_id !== entry.status_id), entry])(
      set,
    )

/** Removes a single post from a filter. */
export const withoutEntry =
  (id: FilterId, statusId: StatusId): SetPatch =>
  (set) =>
    hasPost(set, id, statusId)
      ? changeEntries(id, (entries) => entries.filter((one) => one.status_id !== statusId))(set)
      : set
