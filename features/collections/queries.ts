import { queryOptions } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { normaliseAccounts } from '@/lib/cache'
import { accountApiPath, apiPath, isApiError } from '@/lib/http'
import { pagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/accounts/account'
import { collectionsDto, collectionWithAccountsDto, type CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'
import { collectionKeys } from './keys'
import { normaliseCollection, normaliseCollections, registerCollections } from './collection-kind'

/** A collection and all accounts in it, stored in the entity cache; null when it does not exist. */
export const collectionQuery = (runtime: Runtime, id: CollectionId) =>
  queryOptions({
    queryKey: collectionKeys.one(id),
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<{ kind: 'collection'; ids: CollectionId[] } | null> => {
      const { http, cache } = runtime
      runtime.service(registerCollections)
      try {
        const answer = await http.request(apiPath('collections', id), {
          schema: collectionWithAccountsDto,
          signal,
        })
        const { collection, accounts } = answer.data
        cache.ingest(normaliseCollection(collection, accounts).rows, answer.sent)
        return { kind: 'collection', ids: [id] }
      } catch (error) {
        if (!isApiError(error, 'notFound')) throw error
        return null
      }
    },
  })

/** Collections per page: the most that Mastodon sends. */
const PAGE_SIZE = 80

const collectionList = (runtime: Runtime, key: QueryKey, path: string) => {
  runtime.service(registerCollections)
  return pagedList(runtime, {
    key,
    kind: 'collection',
    path,
    query: { limit: PAGE_SIZE },
    schema: collectionsDto,
    split: ({ collections }) => normaliseCollections(collections),
    meta: { skipAlert: true },
  })
}

/** The collections of an account, the newest first; of others only those that are listed. */
export const collectionsBy = (runtime: Runtime, id: AccountId) =>
  collectionList(runtime, collectionKeys.by(id), accountApiPath(id, 'collections'))

/** The collections of others that include the user. */
export const collectionsHaving = (runtime: Runtime, me: AccountId) =>
  collectionList(runtime, collectionKeys.having(me), accountApiPath(me, 'in_collections'))

/** Accounts whose name or address matches a text, and whether they may be included. Not paged. */
export const peopleSearch = (runtime: Runtime, text: string) =>
  pagedList(runtime, {
    key: collectionKeys.search(text),
    kind: 'account',
    path: '/api/v1/accounts/search',
    // `resolve` looks up an address that the server does not know yet.
    query: { q: text, resolve: true },
    schema: accountsDto,
    split: normaliseAccounts,
    next: () => null,
    meta: { skipAlert: true },
  })
