import * as z from 'zod/mini'
import { accountDto } from './accounts/account'
import {
  count0,
  dateOrNull,
  flag,
  id,
  longText,
  stringOrNull,
  text,
  requiredString,
  tolerantArray,
  tolerantEnum,
  tolerantList,
  tolerantOrNull,
  type Id,
} from './primitives'
import { linkUrlOrNull } from './url'

export type CollectionId = Id<'collection'>
export type CollectionItemId = Id<'collection item'>

/** An account in a collection. `pending`: it has not allowed that yet; only the owner sees such items. */
export const collectionItemDto = z.object({
  id: id<'collection item'>(),
  account_id: id<'account'>(),
  state: tolerantEnum(['accepted', 'pending'], 'unknown'),
})
export type CollectionItem = z.output<typeof collectionItemDto>

/** Accounts that someone recommends, by name (Mastodon 4.6). */
export const collectionDto = z.object({
  id: id<'collection'>(),
  account_id: id<'account'>(),
  url: linkUrlOrNull,
  name: text,
  /** Plain text of a local collection, HTML of others. */
  description: longText,
  language: stringOrNull,
  local: flag,
  sensitive: flag,
  discoverable: flag,
  /** The topic. */
  tag: z.optional(tolerantOrNull(z.object({ name: requiredString }), 'tag')),
  item_count: count0,
  items: tolerantList(collectionItemDto, 'collection item'),
  updated_at: dateOrNull,
})
export type CollectionDto = z.output<typeof collectionDto>

export const wrappedCollectionDto = z.object({ collection: collectionDto })

/** The accounts are those of the owner and of all items. */
export const collectionWithAccountsDto = z.object({
  collection: collectionDto,
  accounts: tolerantList(accountDto, 'account'),
})

export const collectionListDto = tolerantArray(collectionDto, 'collection')
export const collectionsDto = z.object({ collections: collectionListDto })

/** Reads the collections that a post names; unreadable ones are left out. */
export const readCollections = (raw: readonly unknown[]): CollectionDto[] => z.parse(collectionListDto, raw)

/** The answer to adding an account. */
export const wrappedItemDto = z.object({ collection_item: collectionItemDto })
