import type { Collection } from '../store/model'
import { accountsOut } from '../serialize/account'
import { collectionOut } from '../serialize/collection'
import { iso } from '../serialize/view'
import { notify } from '../actions/notify'
import { me, pathParam, type Call } from '../routing/call'
import { theAccount } from '../routing/access'
import { offsetPage } from '../routing/paging'
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
  if (!name.trim()) throw invalid("Name can't be blank")
  if (name.length > 40) throw invalid('Name is too long (maximum is 40 characters)')
  if (description.length > 100) throw invalid('Description is too long (maximum is 100 characters)')
  return {
    name,
    description,
    language: params.text('language') ?? known?.language ?? null,
    sensitive: params.flag('sensitive') ?? known?.sensitive ?? false,
    discoverable: params.flag('discoverable') ?? known?.discoverable ?? true,
    tag: params.text('tag_name') ?? known?.tag ?? null,
    updatedAt: call.server.clock.now(),
  }
}

function withItem(call: Call, collection: Collection, accountId: string): Collection {
  const { world, clock } = call.server
  found(world.accounts.get(accountId))
  if (collection.items.length >= 25) throw invalid('You have reached the maximum number of items')
  if (collection.items.some((item) => item.accountId === accountId && item.state !== 'revoked'))
    throw invalid('Account has already been taken')
  const item = { id: world.ids.serial(), accountId, state: 'accepted' as const, createdAt: clock.now() }
  const changed = world.collections.put({ ...collection, items: [...collection.items, item] })
  notify(call.server, {
    to: accountId,
    from: me(call),
    type: 'added_to_collection',
    extra: { collectionId: collection.id },
  })
  return changed
}

function create(call: Call): Reply {
  const { world, clock } = call.server
  if (world.collections.by('account', me(call)).length >= 10)
    throw invalid('You have reached the maximum number of collections')
  let made: Collection = world.collections.put({
    id: world.ids.serial(),
    accountId: me(call),
    createdAt: clock.now(),
    items: [],
    ...read(call),
  })
  for (const id of call.params.texts('account_ids')) made = withItem(call, made, id)
  return send(call, made)
}

function dropItem(call: Call, collection: Collection, revoke: boolean): Reply {
  const item = found(collection.items.find((one) => one.id === pathParam(call, 'item')))
  if (revoke && item.accountId !== me(call)) throw notFound()
  const items = revoke
    ? collection.items.map((one) => (one === item ? { ...one, state: 'revoked' as const } : one))
    : collection.items.filter((one) => one !== item)
  call.server.world.collections.put({ ...collection, items })
  return reply({})
}

const ofAccount = (call: Call): Reply => {
  const all = call.server.world.collections.by('account', theAccount(call).id)
  return reply({ collections: offsetPage(call, all, PAGE).map((one) => collectionOut(call.view, one)) })
}

const having = (call: Call): Reply => {
  const { id } = theAccount(call)
  const all = call.server.world.collections
    .values()
    .filter((one) => one.items.some((item) => item.accountId === id && item.state === 'accepted'))
  return reply({ collections: offsetPage(call, all, PAGE).map((one) => collectionOut(call.view, one)) })
}

/** Collections of accounts (Mastodon 4.6). */
export const collectionRoutes = [
  route('POST /api/v1/collections', 'user', 'write:collections', create),
  route('GET /api/v1/collections/:id', 'anyone', 'read:collections', (call) => {
    const collection = theCollection(call)
    const members = collection.items.filter((item) => item.state === 'accepted').map((item) => item.accountId)
    return reply({
      collection: collectionOut(call.view, collection),
      accounts: accountsOut(call.view, [...new Set([collection.accountId, ...members])]),
    })
  }),
  route('PATCH /api/v1/collections/:id', 'user', 'write:collections', (call) => {
    const collection = own(call)
    const changed = call.server.world.collections.put({ ...collection, ...read(call, collection) })
    for (const item of changed.items)
      notify(call.server, {
        to: item.accountId,
        from: me(call),
        type: 'collection_update',
        extra: { collectionId: changed.id },
      })
    return send(call, changed)
  }),
  route('DELETE /api/v1/collections/:id', 'user', 'write:collections', (call) => {
    call.server.world.collections.remove(own(call).id)
    return reply({})
  }),
  route('POST /api/v1/collections/:id/items', 'user', 'write:collections', (call) => {
    const changed = withItem(call, own(call), call.params.need('account_id'))
    const item = found(changed.items.at(-1))
    return reply({
      collection_item: {
        id: item.id,
        account_id: item.accountId,
        state: item.state,
        created_at: iso(item.createdAt),
      },
    })
  }),
  route('DELETE /api/v1/collections/:id/items/:item', 'user', 'write:collections', (call) =>
    dropItem(call, own(call), false),
  ),
  route('POST /api/v1/collections/:id/items/:item/revoke', 'user', 'write:collections', (call) =>
    dropItem(call, theCollection(call), true),
  ),
  route('GET /api/v1/accounts/:id/collections', 'anyone', 'read:collections', ofAccount),
  route('GET /api/v1/accounts/:id/in_collections', 'user', 'read:collections', having),
]
