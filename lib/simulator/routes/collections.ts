import type { Collection, CollectionItem } from '../store/model'
import { COLLECTION_LIMITS, featureApprovalOf, itemsFor } from '../rules/collections'
import { accountsOut } from '../serialize/account'
import { collectionItemOut, collectionOut, partialAccountsOut } from '../serialize/collection'
import { addToCollection, changeCollection } from '../actions/collect'
import { me, pathParam, type Call } from '../routing/call'
import { theAccount } from '../routing/access'
import { offsetLinks } from '../routing/paging'
import { forbidden, found, invalid, notFound } from '../routing/refusal'
import { reply, type Reply } from '../routing/reply'
import { route } from '../routing/table'

const PAGE = { limit: 40, max: 100 }

const send = (call: Call, collection: Collection): Reply =>
  reply({ collection: collectionOut(call.view, collection) })

const theCollection = (call: Call): Collection => found(call.server.world.collections.get(pathParam(call)))

const own = (call: Call): Collection => {
  const collection = theCollection(call)
  if (collection.accountId !== me(call)) throw forbidden()
  return collection
}

function read(call: Call, known?: Collection) {
  const { params } = call
  const name = params.text('name') ?? known?.name ?? ''
  const description = params.text('description') ?? known?.description ?? ''
  if (!name.trim()) throw invalid("Validation failed: Name can't be blank")
  for (const [field, text, limit] of [
    ['Name', name, COLLECTION_LIMITS.name],
    ['Description', description, COLLECTION_LIMITS.description],
  ] as const)
    if (Array.from(text).length > limit)
      throw invalid(`Validation failed: ${field} is too long (maximum is ${limit} characters)`)
  return {
    name,
    description,
    language: params.has('language') ? params.text('language') || null : (known?.language ?? null),
    sensitive: params.flag('sensitive') ?? known?.sensitive ?? false,
    discoverable: params.flag('discoverable') ?? known?.discoverable ?? true,
    tag: params.has('tag_name') ? params.text('tag_name')?.replace(/^#/, '') || null : (known?.tag ?? null),
    updatedAt: call.server.clock.now(),
  }
}

/** Adds an account, unless it did not allow that, is there already, or would be one too many. */
function add(call: Call, collectionId: string, accountId: string): CollectionItem {
  const { server } = call
  const { world } = server
  const collection = found(world.collections.get(collectionId))
  const account = found(world.accounts.get(accountId))
  const there = collection.items.filter(({ state }) => state !== 'revoked')
  if (there.length >= COLLECTION_LIMITS.items)
    throw invalid('Validation failed: You have reached the maximum number of accounts')
  if (there.some((item) => item.accountId === accountId))
    throw invalid('Validation failed: Account has already been taken')
  if (featureApprovalOf(world, me(call), account) !== 'automatic') throw forbidden()
  return addToCollection(server, collection, account)
}

function create(call: Call): Reply {
  const { world, clock } = call.server
  if (world.collections.by('account', me(call)).length >= COLLECTION_LIMITS.perAccount)
    throw invalid('Validation failed: You have reached the maximum number of collections')
  const { id } = world.collections.put({
    id: world.ids.serial(),
    accountId: me(call),
    createdAt: clock.now(),
    items: [],
    ...read(call),
  })
  for (const account of call.params.texts('account_ids')) add(call, id, account)
  return send(call, found(world.collections.get(id)))
}

function dropItem(call: Call, collection: Collection, revoke: boolean): Reply {
  const item = found(collection.items.find((one) => one.id === pathParam(call, 'item')))
  if (revoke && item.accountId !== me(call)) throw notFound()
  const items = revoke
    ? collection.items.map((one) => (one === item ? { ...one, state: 'revoked' as const } : one))
    : collection.items.filter((one) => one !== item)
  call.server.world.collections.put({ ...collection, items, updatedAt: call.server.clock.now() })
  return reply({})
}

const page = (call: Call, all: readonly Collection[]): Reply => {
  const { items, headers } = offsetLinks(call, all, PAGE)
  const body = {
    collections: items.map((one) => collectionOut(call.view, one)),
    partial_accounts: partialAccountsOut(call.view, items),
  }
  return reply(body, 200, headers)
}

const newestFirst = (all: readonly Collection[]) =>
  all.toSorted((one, other) => other.createdAt - one.createdAt)

/** The collections of an account; of others only those that are listed. */
function ofAccount(call: Call): Reply {
  const { id } = theAccount(call)
  const all = call.server.world.collections.by('account', id)
  const isOwn = call.account?.id === id
  return page(call, newestFirst(all.filter(({ discoverable }) => isOwn || discoverable)))
}

function having(call: Call): Reply {
  const { id } = theAccount(call)
  if (id !== me(call)) throw forbidden()
  const all = call.server.world.collections.values()
  return page(
    call,
    newestFirst(
      all.filter(({ items }) =>
        items.some(({ accountId, state }) => accountId === id && state === 'accepted'),
      ),
    ),
  )
}

/** Collections of accounts (Mastodon 4.6). */
export const collectionRoutes = [
  route('POST /api/v1/collections', 'user', 'write:collections', create),
  route('GET /api/v1/collections/:id', 'anyone', 'read:collections', (call) => {
    const collection = theCollection(call)
    const { world, me: reader } = call.view
    const people = itemsFor(world, reader, collection).map(({ accountId }) => accountId)
    return reply({
      collection: collectionOut(call.view, collection),
      accounts: accountsOut(call.view, [...new Set([collection.accountId, ...people])]),
    })
  }),
  route('PATCH /api/v1/collections/:id', 'user', 'write:collections', (call) => {
    const collection = own(call)
    return send(call, changeCollection(call.server, { ...collection, ...read(call, collection) }))
  }),
  route('DELETE /api/v1/collections/:id', 'user', 'write:collections', (call) => {
    call.server.world.collections.remove(own(call).id)
    return reply({})
  }),
  route('POST /api/v1/collections/:id/items', 'user', 'write:collections', (call) =>
    reply({ collection_item: collectionItemOut(add(call, own(call).id, call.params.need('account_id'))) }),
  ),
  route('DELETE /api/v1/collections/:id/items/:item', 'user', 'write:collections', (call) =>
    dropItem(call, own(call), false),
  ),
  route('POST /api/v1/collections/:id/items/:item/revoke', 'user', 'write:collections', (call) =>
    dropItem(call, theCollection(call), true),
  ),
  route('GET /api/v1/accounts/:id/collections', 'anyone', 'read:collections', ofAccount),
  route('GET /api/v1/accounts/:id/in_collections', 'user', 'read:collections', having),
]
