import { defineKind, entityHash, normaliseAnswer, requestRows } from '@/lib/cache'
import { apiPath } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { AccountDto } from '@/schemas/accounts/account'
import { collectionDto, collectionWithAccountsDto, type CollectionDto } from '@/schemas/collection'
import type { Collection } from './collection'

/** Returns a collection as a row, with the accounts that came with it. */
export const normaliseCollection = (dto: CollectionDto, accounts: readonly AccountDto[] = []) =>
  normaliseAnswer((rows) => {
    for (const account of accounts) rows.account(account)
    return { id: rows.entity('collection', dto.id, dto) }
  })

/** Returns the collections of a list as rows. */
export const normaliseCollections = (dtos: readonly CollectionDto[]) =>
  normaliseAnswer((rows) => ({ ids: dtos.map((dto) => rows.entity('collection', dto.id, dto)) }))

/** A topic that is absent means that there is none. */
const complete = (collection: Collection): Collection => ({ ...collection, tag: collection.tag ?? null })

const collectionKind = defineKind({
  name: 'collection',
  schema: collectionDto,
  merge: (base, incoming, { newer }) => (newer ? { ...base, ...complete(incoming) } : base),
  refs: ({ account_id: owner, items }) =>
    [owner, ...items.map((item) => item.account_id)].map((id) => entityHash('account', id)),
  requests: {
    wait: 50,
    one: (http, id) =>
      requestRows(
        http,
        apiPath('collections', id),
        collectionWithAccountsDto,
        ({ collection, accounts }) => normaliseCollection(collection, accounts).rows,
      ),
  },
})

/** Lets the cache of a runtime store collections. Pass it to `runtime.service`: few visits need them. */
export const registerCollections = ({ cache }: Runtime): true => {
  cache.kinds.register(collectionKind)
  return true
}
