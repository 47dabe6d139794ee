import type { Collection, CollectionItem } from '../store/model'
import { isLocalCollection, itemsFor } from '../rules/collections'
import { acctOf } from './account'
import { absolute, iso, type Json, type View } from './view'

/** The address of the page of a collection. */
export const collectionUrl = (view: View, { id, url }: Collection): string =>
  url ?? `${view.origin}/collections/${id}`

export const collectionItemOut = (item: CollectionItem): Json => ({
  id: item.id,
  account_id: item.accountId,
  state: item.state,
  created_at: iso(item.createdAt),
})

/** A collection with the items that the reader sees. Descriptions of other servers are HTML. */
export function collectionOut(view: View, c: Collection): Json {
  const items = itemsFor(view.world, view.me, c)
  const local = isLocalCollection(view.world, c)
  return {
    id: c.id,
    uri: c.url ?? `${view.origin}/ap/users/${c.accountId}/collections/${c.id}`,
    url: collectionUrl(view, c),
    account_id: c.accountId,
    name: c.name,
    description: local || c.description === '' ? c.description : `<p>${c.description}</p>`,
    language: c.language,
    local,
    sensitive: c.sensitive,
    discoverable: c.discoverable,
    tag: c.tag === null ? null : { name: c.tag, url: `${view.origin}/tags/${c.tag}` },
    item_count: items.length,
    created_at: iso(c.createdAt),
    updated_at: iso(c.updatedAt),
    items: items.map(collectionItemOut),
  }
}

/** The accounts shown in lists of collections: the owners, and the first four people of each. */
export function partialAccountsOut(view: View, collections: readonly Collection[]): Json[] {
  const ids = collections.flatMap((collection) => [
    collection.accountId,
    ...itemsFor(view.world, view.me, collection)
      .slice(0, 4)
      .map(({ accountId }) => accountId),
  ])
  return [...new Set(ids)].flatMap((id) => {
    const account = view.world.accounts.get(id)
    if (!account) return []
    return {
      id,
      acct: acctOf(account),
      url: account.url ?? `${view.origin}/@${account.username}`,
      avatar: absolute(view, account.avatar),
      avatar_static: absolute(view, account.avatarStatic),
      locked: account.locked,
      bot: account.bot,
    }
  })
}
