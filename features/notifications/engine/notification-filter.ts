import { GROUPABLE_TYPES } from '../model/group'
import type { NotificationChoice } from '../queries'

/** The types of each category of the filter bar. Types that are in none are shown under "All" only. */
const TYPES = {
  all: null,
  mentions: ['mention', 'quote'],
  favourites: ['favourite'],
  boosts: ['reblog'],
  polls: ['poll'],
  posts: ['status', 'update', 'quoted_update'],
  follows: ['follow', 'follow_request'],
  collections: ['added_to_collection', 'collection_update'],
} as const satisfies Record<string, readonly string[] | null>

/** A category of notifications. */
export type NotificationFilter = keyof typeof TYPES

/** Every category, in the order of the filter bar. */
export const NOTIFICATION_FILTERS = Object.keys(TYPES) as readonly NotificationFilter[]

/** True when a text names a category. */
export const isNotificationFilter = (text: string | undefined): text is NotificationFilter =>
  text !== undefined && Object.hasOwn(TYPES, text)

/** Types that the user excluded from "All", and those that the user wants one by one. */
interface Excluded {
  readonly hidden?: readonly string[]
  readonly ungrouped?: readonly string[]
}

/** The types and the grouping to request. */
export const choiceOf = (
  filter: NotificationFilter,
  { hidden = [], ungrouped = [] }: Excluded = {},
): NotificationChoice => ({
  types: TYPES[filter],
  excluded: filter === 'all' ? hidden : [],
  grouped: GROUPABLE_TYPES.filter((type) => !ungrouped.includes(type)),
})

/** True when a category includes a type of notifications. */
export const includesType = (filter: NotificationFilter, type: string): boolean => {
  const types: readonly string[] | null = TYPES[filter]
  return types === null || types.includes(type)
}
