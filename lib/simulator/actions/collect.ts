import type { Account, Collection, CollectionItem } from '../store/model'
import type { Server } from '../server'
import { notify } from './notify'

/** Time in ms that another server takes to answer whether an account may be included. */
const ANSWER_TIME = 5_000

const tell = (server: Server, collection: Collection, to: string, type: string) =>
  notify(server, { to, from: collection.accountId, type, extra: { collectionId: collection.id } })

/**
 * Adds an account to a collection, which it must allow. Accounts of other servers are pending until these answer.
 */
export function addToCollection(server: Server, collection: Collection, account: Account): CollectionItem {
  const { world, clock } = server
  const now = clock.now()
  const isRemote = account.domain !== null
  const item: CollectionItem = {
    id: world.ids.serial(),
    accountId: account.id,
    state: isRemote ? 'pending' : 'accepted',
    createdAt: now,
    ...(isRemote && { answersAt: now + ANSWER_TIME }),
  }
  // An account that left and is added again has one item.
  const others = collection.items.filter(({ accountId }) => accountId !== account.id)
  world.collections.put({ ...collection, items: [...others, item], updatedAt: now })
  if (!isRemote) tell(server, collection, account.id, 'added_to_collection')
  return item
}

/** The parts of a collection that a test chooses; the rest has defaults. */
export type CollectionChange = Partial<Omit<Collection, 'id' | 'accountId' | 'items'>>

/** Creates a collection of accounts that have consented. Nothing is notified. */
export function makeCollection(
  { world, clock }: Pick<Server, 'world' | 'clock'>,
  owner: string,
  people: readonly string[],
  change: CollectionChange = {},
): Collection {
  const now = clock.now()
  return world.collections.put({
    name: 'People worth reading',
    description: '',
    language: 'en',
    sensitive: false,
    discoverable: true,
    tag: null,
    createdAt: now,
    updatedAt: now,
    ...change,
    id: world.ids.serial(),
    accountId: owner,
    items: people.map((accountId) => ({
      id: world.ids.serial(),
      accountId,
      state: 'accepted',
      createdAt: change.createdAt ?? now,
    })),
  })
}

/** Stores changed details of a collection, and notifies the people in it. */
export function changeCollection(server: Server, changed: Collection): Collection {
  const { world } = server
  const stored = world.collections.put(changed)
  for (const { accountId, state } of stored.items)
    if (state === 'accepted') tell(server, stored, accountId, 'collection_update')
  return stored
}

/** Takes the answers of other servers that are due. */
export function settleCollections({ world, clock }: Server): void {
  const now = clock.now()
  for (const collection of world.collections.values()) {
    if (!collection.items.some(({ state, answersAt = Infinity }) => state === 'pending' && answersAt <= now))
      continue
    const items = collection.items.flatMap((item): CollectionItem[] => {
      const { state, answersAt = Infinity } = item
      if (state !== 'pending' || answersAt > now) return [item]
      return world.accounts.get(item.accountId)?.discoverable ? [{ ...item, state: 'accepted' }] : []
    })
    world.collections.put({ ...collection, items })
  }
}
