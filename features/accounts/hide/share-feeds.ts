import * as z from 'zod/mini'
import { emitFact, onFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import { defineShare } from '@/lib/runtime/define-share'
import { id } from '@/schemas/primitives'
import { withFollowers, withFollowing, withoutFollow } from '../patches'

const change = z.object({ accountId: id<'account'>(), left: z.enum(['unfollowed', 'boosts']) })

type FeedChange = z.output<typeof change>

/** Facts from other tabs, which this tab repeats to its own screens only. */
const repeated = new WeakSet<object>()

function repeat(runtime: Runtime, { accountId, left }: FeedChange): void {
  const fact = { identity: runtime.identity.key, accountId }
  repeated.add(fact)
  const isUnfollow = left === 'unfollowed'
  const { cache, me } = runtime
  if (isUnfollow && cache.base('relationship', accountId)?.following) {
    cache.adjust('account', accountId, withFollowers(-1))
    if (me !== null) cache.adjust('account', me, withFollowing(-1))
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
      feedChanges.send(runtime, { accountId: fact.accountId, left })
    }
  runtime.onClose(onFact('accountUnfollowed', share('unfollowed')))
  runtime.onClose(onFact('boostsHidden', share('boosts')))
}
