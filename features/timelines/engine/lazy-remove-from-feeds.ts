import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'

/** The same as `removeFeedPosts`, whose code loads on first use. */
export async function removeFromFeeds(
  runtime: Runtime,
  account: AccountId,
  options?: { boosts?: boolean },
): Promise<void> {
  const code = await import('./remove-from-feeds').catch(() => null)
  code?.removeFeedPosts(runtime, account, options)
}
