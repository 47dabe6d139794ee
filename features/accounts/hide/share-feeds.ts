import * as z from 'zod/mini'
import { emitFact, onFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import { defineShare } from '@/lib/runtime/define-share'
import { id } from '@/schemas/primitives'
import { withoutFollow } from '../patches'
import { endShownUnfollow } from './share-pending'

const change = z.object({
  accountId: id<'account'>(),
  left: z.enum(['unfollowed', 'boosts']),
  /** Its followers after an unfollow, and how many the user follows; absent when the other tab does not know. */
  followers: z.optional(z.number()),
  following: z.optional(z.number()),
})

type FeedChange = z.output<typeof change>

/** Facts from other tabs, which this tab repeats to its own screens only. */
const repeated = new WeakSet<object>()

/** Shows the counts of another tab, since the relationship from there may have arrived before. */
function showCounts({ cache, me }: Runtime, { accountId, followers, following }: FeedChange) {
  if (followers !== undefined)
    cache.adjust('account', accountId, (known) =>
      known.followers_count === followers ? known : { ...known, followers_count: followers },
    )
  if (me !== null && following !== undefined)
    cache.adjust('account', me, (known) =>
      known.following_count === following ? known : { ...known, following_count: following },
    )
}

function repeat(runtime: Runtime, made: FeedChange): void {
  const { accountId, left } = made
  const fact = { identity: runtime.identity.key, accountId }
  repeated.add(fact)
  const isUnfollow = left === 'unfollowed'
  const { cache } = runtime
  if (isUnfollow) {
    endShownUnfollow(runtime, accountId)
    showCounts(runtime, made)
  }
  cache.adjust('relationship', accountId, (known) =>
    isUnfollow ? withoutFollow(known) : { ...known, showing_reblogs: false },
  )
  emitFact(isUnfollow ? 'accountUnfollowed' : 'boostsHidden', fact)
}

const feedChanges = defineShare({ name: 'feeds', change, apply: repeat })

/** Shares with other tabs whose posts or boosts leave the feeds, and emits their facts here. */
export function followFeeds(runtime: Runtime): void {
  feedChanges.follow(runtime)
  const share =
    (left: FeedChange['left']) => (fact: { identity: string; accountId: FeedChange['accountId'] }) => {
      if (fact.identity !== runtime.identity.key || repeated.has(fact)) return
      const { cache, me } = runtime
      const followers = cache.base('account', fact.accountId)?.followers_count ?? undefined
      const following = me === null ? undefined : (cache.base('account', me)?.following_count ?? undefined)
      feedChanges.send(runtime, {
        accountId: fact.accountId,
        left,
        ...(left === 'unfollowed' && { followers, following }),
      })
    }
  runtime.onClose(onFact('accountUnfollowed', share('unfollowed')))
  runtime.onClose(onFact('boostsHidden', share('boosts')))
}
