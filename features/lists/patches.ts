import type { List } from '@/schemas/list'
import type { ListId } from '@/schemas/primitives'

/** The properties of a list that the user can change. */
export interface ListDetails {
  title: string
  exclusive?: boolean
  replies_policy?: NonNullable<List['replies_policy']>
}

/** Removes a list. */
export const withoutList = (id: ListId) => (lists: List[]) =>
  lists.some((list) => list.id === id) ? lists.filter((list) => list.id !== id) : lists

/** Adds a list at the end, or replaces it. */
export const withList = (list: List) => (lists: List[]) =>
  lists.some(({ id }) => id === list.id)
    ? lists.map((known) => (known.id === list.id ? list : known))
    : [...lists, list]

/** Changes properties of a list. */
export const withDetails = (id: ListId, details: Partial<ListDetails>) => (lists: List[]) => {
  const list = lists.find((known) => known.id === id)
  const names = Object.keys(details) as (keyof ListDetails)[]
  if (!list || names.every((name) => list[name] === details[name])) return lists
  return withList({ ...list, ...details })(lists)
}
