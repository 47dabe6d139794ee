import type { CollectionId, CollectionItem, CollectionItemId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'
import type { PagedList } from '@/lib/query'
import type { Collection } from './collection'

/** The details that the owner can change, by the names of the API. '' stands for no topic and no language. */
export interface CollectionDetails {
  name: string
  description: string
  tag_name: string
  language: string
  sensitive: boolean
  discoverable: boolean
}

export const detailsOf = (collection: Collection): CollectionDetails => ({
  name: collection.name,
  description: collection.description,
  tag_name: collection.tag?.name ?? '',
  language: collection.language ?? '',
  sensitive: collection.sensitive,
  discoverable: collection.discoverable,
})

/** Returns the details that differ. */
export const changedDetails = (
  before: CollectionDetails,
  after: CollectionDetails,
): Partial<CollectionDetails> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof CollectionDetails] !== value),
  )

/** Changes details. */
export const withCollectionDetails =
  (changes: Partial<CollectionDetails>) =>
  (collection: Collection): Collection => {
    const before = detailsOf(collection)
    if (Object.keys(changedDetails(before, { ...before, ...changes })).length === 0) return collection
    const { tag_name: tag, language, ...rest } = changes
    return {
      ...collection,
      ...rest,
      ...(tag !== undefined && { tag: tag === '' ? null : { name: tag } }),
      ...(language !== undefined && { language: language || null }),
    }
  }

/** Hides a collection that is being deleted. */
export const withoutCollection = (collection: Collection): Collection =>
  collection.gone ? collection : { ...collection, gone: true }

const isOf = (account: AccountId) => (item: CollectionItem) => item.account_id === account

/** Adds an account at the end, where servers put it, or stores its item. */
export const withPerson =
  (account: AccountId, item?: CollectionItem) =>
  (collection: Collection): Collection => {
    const { items, item_count: count } = collection
    if (!items.some(isOf(account))) {
      const added = item ?? { id: '' as CollectionItemId, account_id: account, state: 'pending' as const }
      return { ...collection, items: [...items, added], item_count: count + 1 }
    }
    if (!item) return collection
    return { ...collection, items: items.map((known) => (isOf(account)(known) ? item : known)) }
  }

/** Removes an account. */
export const withoutPerson =
  (account: AccountId) =>
  (collection: Collection): Collection => {
    const { items, item_count: count } = collection
    if (!items.some(isOf(account))) return collection
    return {
      ...collection,
      items: items.filter((item) => !isOf(account)(item)),
      item_count: Math.max(0, count - 1),
    }
  }

/** Adds a collection at the start of a list, where servers put a new one. */
export const withListed =
  (id: CollectionId) =>
  (list: PagedList<'collection'>): PagedList<'collection'> => {
    const [first, ...others] = list.pages
    if (!first || list.pages.some((page) => page.ids.includes(id))) return list
    return { ...list, pages: [{ ...first, ids: [id, ...first.ids] }, ...others] }
  }
