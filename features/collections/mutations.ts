import * as z from 'zod/mini'
import { entityMutation, queryMutation } from '@/lib/cache'
import { acceptMissing, accountApiPath, apiPath, apiSegment, type Http, type ParsedAnswer } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import type { PagedList } from '@/lib/query'
import {
  collectionsDto,
  wrappedCollectionDto,
  wrappedItemDto,
  type CollectionId,
  type CollectionItemId,
} from '@/schemas/collection'
import { id, type AccountId } from '@/schemas/primitives'
import { normaliseCollection, registerCollections } from './collection-kind'
import { collectionKeys } from './keys'
import { withCollectionDetails, withListed, withoutCollection, withoutPerson, withPerson } from './patches'
import type { CollectionDetails } from './patches'

const collectionId = id<'collection'>()
const accountId = id<'account'>()

const details = {
  name: z.string(),
  description: z.string(),
  tag_name: z.string(),
  language: z.string(),
  sensitive: z.boolean(),
  discoverable: z.boolean(),
}

/** The answer about something that does not exist any more. */
const GONE: ParsedAnswer<null> = {
  data: null,
  status: 404,
  sent: 0,
  next: null,
  prev: null,
  partial: false,
  refresh: null,
  lost: 0,
}

/** Handles an error: a collection or item that is gone already counts as removed. */
const orGone = (error: unknown): ParsedAnswer<null> => ({ ...GONE, ...acceptMissing(error) })

/** Sends a removal; it counts as done when there is nothing to remove any more. */
const remove = (
  http: Http,
  path: string,
  method: 'DELETE' | 'POST' = 'DELETE',
): Promise<ParsedAnswer<unknown>> => http.request(path, { method, schema: z.unknown() }).catch(orGone)

/** Servers take null, not '', for no language. */
const bodyOf = ({ language, ...others }: Partial<CollectionDetails>) => ({
  ...others,
  ...(language !== undefined && { language: language || null }),
})

const create = (http: Http, json: CollectionDetails) =>
  http.request('/api/v1/collections', { method: 'POST', json: bodyOf(json), schema: wrappedCollectionDto })

const update = (http: Http, collection: CollectionId, json: Partial<CollectionDetails>) =>
  http.request(apiPath('collections', collection), {
    method: 'PATCH',
    json: bodyOf(json),
    schema: wrappedCollectionDto,
  })

/** Creates a collection after an earlier attempt, which may have created it. */
async function createAgain(
  http: Http,
  me: AccountId | null,
  json: CollectionDetails,
  before: readonly CollectionId[],
) {
  const { data } = await http.request(accountApiPath(me, 'collections'), { schema: collectionsDto })
  const made = data.collections.find((each) => each.name === json.name && !before.includes(each.id))
  return made ? update(http, made.id, json) : create(http, json)
}

let creations = 0

/**
 * Creates a collection without people; shown after the answer, which has its id. `before`: the ids of the user's
 * collections before the first attempt. In a repeated one, a collection of the same name made since is taken.
 */
export const createCollection = defineMutation({
  name: 'createCollection',
  args: z.object({
    ...details,
    before: z.optional(z.readonly(z.array(collectionId))),
    isRepeat: z.optional(z.boolean()),
  }),
  repeat: (args) => ({ ...args, isRepeat: true }),
  create: ({ before, isRepeat = false, ...json }, runtime) =>
    queryMutation({
      key: collectionKeys.by(runtime.me ?? ('' as AccountId)),
      item: `new ${(creations += 1)}`,
      slot: 'create',
      request: async (http) => {
        const made = await (isRepeat && before
          ? createAgain(http, runtime.me, json, before)
          : create(http, json))
        return { data: made.data.collection }
      },
      settle: (list: PagedList<'collection'>, made) => withListed(made.id)(list),
      onDone: (made) => {
        runtime.service(registerCollections)
        runtime.cache.ingest(normaliseCollection(made).rows, runtime.cache.tick())
      },
    }),
})

/** Changes details of a collection. */
export const updateCollection = defineMutation({
  name: 'updateCollection',
  args: z.object({
    id: collectionId,
    changes: z.object({
      name: z.exactOptional(details.name),
      description: z.exactOptional(details.description),
      tag_name: z.exactOptional(details.tag_name),
      language: z.exactOptional(details.language),
      sensitive: z.exactOptional(details.sensitive),
      discoverable: z.exactOptional(details.discoverable),
    }),
  }),
  create: ({ id: collection, changes }, runtime) => {
    runtime.service(registerCollections)
    return entityMutation({
      kind: 'collection',
      id: collection,
      // A later change replaces an earlier one only if it has the same properties.
      slot: Object.keys(changes).sort().join(),
      patch: withCollectionDetails(changes),
      request: (http) => update(http, collection, changes),
      rows: (answer) => normaliseCollection(answer.collection).rows,
    })
  },
})

/** Deletes a collection; one that is gone already counts as deleted. */
export const removeCollection = defineMutation({
  name: 'removeCollection',
  args: z.object({ id: collectionId }),
  create: ({ id: collection }, runtime) => {
    runtime.service(registerCollections)
    return entityMutation({
      kind: 'collection',
      id: collection,
      slot: 'delete',
      patch: withoutCollection,
      request: (http) => remove(http, apiPath('collections', collection)),
    })
  },
})

/** Adds an account to a collection of the user. */
export const includePerson = defineMutation({
  name: 'includePerson',
  args: z.object({ id: collectionId, account: accountId }),
  create: ({ id: collection, account }, runtime) => {
    runtime.service(registerCollections)
    return entityMutation({
      kind: 'collection',
      id: collection,
      slot: `person ${account}`,
      patch: withPerson(account),
      request: (http) =>
        http.request(`${apiPath('collections', collection)}/items`, {
          method: 'POST',
          json: { account_id: account },
          schema: wrappedItemDto,
        }),
      rows: (answer) => {
        const known = runtime.cache.base('collection', collection)
        return known ? normaliseCollection(withPerson(account, answer.collection_item)(known)).rows : []
      },
    })
  },
})

const itemPath = (collection: CollectionId, item: CollectionItemId) =>
  `${apiPath('collections', collection)}/items/${apiSegment(item)}`

/** Returns the id of the item of an account; null when the collection does not include it, or does not exist. */
async function itemOf(http: Http, collection: CollectionId, account: AccountId) {
  const path = apiPath('collections', collection)
  const answer = await http.request(path, { schema: wrappedCollectionDto }).catch(orGone)
  return answer.data?.collection.items.find((item) => item.account_id === account)?.id ?? null
}

/** Removes an account from a collection of the user; one that is not in it counts as removed. */
export const excludePerson = defineMutation({
  name: 'excludePerson',
  args: z.object({ id: collectionId, account: accountId }),
  create: ({ id: collection, account }, runtime) => {
    runtime.service(registerCollections)
    return entityMutation({
      kind: 'collection',
      id: collection,
      slot: `person ${account}`,
      patch: withoutPerson(account),
      async request(http): Promise<ParsedAnswer<unknown>> {
        const known = runtime.cache.base('collection', collection)?.items
        const item =
          known?.find((each) => each.account_id === account)?.id || (await itemOf(http, collection, account))
        return item ? remove(http, itemPath(collection, item)) : GONE
      },
    })
  },
})

/** Removes the user from a collection of another user; it counts as done when the user is not in it any more. */
export const leaveCollection = defineMutation({
  name: 'leaveCollection',
  args: z.object({ id: collectionId }),
  create: ({ id: collection }, { me }) =>
    queryMutation({
      key: collectionKeys.left(collection),
      slot: 'left',
      patch: () => true,
      async request(http): Promise<{ data: unknown }> {
        const item = me && (await itemOf(http, collection, me))
        return item ? remove(http, `${itemPath(collection, item)}/revoke`, 'POST') : GONE
      },
      settle: () => true,
    }),
})
