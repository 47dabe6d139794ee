import type { Runtime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** One post fewer, never below zero. */
export const withFewerPosts = (account: Account): Account => ({
  ...account,
  statuses_count: Math.max(0, account.statuses_count - 1),
})

/**
 * Returns the account whose number of posts includes a post of the user; null for a private mention, which Mastodon does
 * not count.
 */
export const countedFor = ({ cache, me }: Pick<Runtime, 'cache' | 'me'>, id: StatusId): AccountId | null =>
  cache.read('status', id)?.visibility === 'direct' ? null : me

/** Subtracts a post that the server has deleted from the number of posts of the user. */
export function subtractPost(runtime: Pick<Runtime, 'cache' | 'me'>, id: StatusId): void {
  const author = countedFor(runtime, id)
  if (author !== null) runtime.cache.adjust('account', author, withFewerPosts)
}
