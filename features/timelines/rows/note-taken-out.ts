import type { EntityCache } from '@/lib/cache'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { isHiddenAccount, takenOut } from './taken-out'

/** The post and the post it boosts. */
function partsOf(cache: EntityCache, id: StatusId) {
  const status = cache.read('status', id)
  const boosted = status?.reblog ? cache.read('status', status.reblog) : undefined
  return [status, boosted].filter((part) => part !== undefined)
}

/** True when a post, or the post it boosts, is by an account that the user hides. */
export const isByHidden = (cache: EntityCache, id: StatusId): boolean =>
  partsOf(cache, id).some(({ account }) => isHiddenAccount(cache, account))

/**
 * Notes that the server took a post out of a feed although its author is shown. True when the reason is an account
 * that the post mentions or quotes: then it has no row until the account is shown again.
 */
export function noteTakenOut(cache: EntityCache, id: StatusId): boolean {
  const named = partsOf(cache, id).flatMap(({ mentions, quote }) => {
    const quoted = quote?.status ? cache.read('status', quote.status) : undefined
    return [...mentions.map((mention) => mention.id), ...(quoted ? [quoted.account] : [])]
  })
  const hidden = named.filter((account) => isHiddenAccount(cache, account))
  if (hidden.length === 0) return false
  const known = takenOut.get(cache) ?? new Map<StatusId, readonly AccountId[]>()
  takenOut.set(cache, known.set(id, hidden))
  // The rows that show it look again.
  cache.adjust('status', id, (status) => ({ ...status }))
  return true
}
