import type { Collection } from '../store/model'
import { iso, type Json, type View } from './view'

/** A collection with its members; those who left or did not accept are omitted. */
export const collectionOut = (view: View, c: Collection): Json => ({
  id: c.id,
  uri: `${view.origin}/ap/users/${c.accountId}/collections/${c.id}`,
  url: `${view.origin}/collections/${c.id}`,
  account_id: c.accountId,
  name: c.name,
  description: c.description,
  language: c.language,
  local: view.world.accounts.get(c.accountId)?.domain === null,
  sensitive: c.sensitive,
  discoverable: c.discoverable,
  tag: c.tag === null ? null : { name: c.tag, url: `${view.origin}/tags/${c.tag}` },
  item_count: c.items.filter((item) => item.state === 'accepted').length,
  created_at: iso(c.createdAt),
  updated_at: iso(c.updatedAt),
  items: c.items.map((item) => ({
    id: item.id,
    account_id: item.state === 'accepted' ? item.accountId : null,
    state: item.state,
    created_at: iso(item.createdAt),
  })),
})
