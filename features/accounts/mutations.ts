import * as z from 'zod/mini'
import { emitFact } from '@/lib/bus'
import { entityMutation, normaliseRelationship, queryMutation } from '@/lib/cache'
import { accountApiPath, type Http } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { relationshipDto, type RelationshipDto } from '@/schemas/accounts/relationship'
import type { Relationship } from '@/schemas/entities'
import { id, type AccountId } from '@/schemas/primitives'
import { accountKeys } from './keys'
import {
  withBlock,
  withFollow,
  withFollowers,
  withFollowing,
  withMute,
  withoutFollow,
  withoutFollower,
} from './patches'

/** Returns a function that sends an action on an account, such as 'follow'. The server answers with the relationship. */
export const accountAction =
  (account: AccountId, action: string, json?: unknown) => (http: Pick<Http, 'request'>) =>
    http.request(accountApiPath(account, action), {
      method: 'POST',
      schema: relationshipDto,
      ...(json !== undefined && { json }),
    })

const rows = (answer: RelationshipDto) => normaliseRelationship(answer).rows

const isFollowing = (answer: RelationshipDto) => answer.following

const accountId = id<'account'>()

const followArgs = z.object({
  id: accountId,
  /** A locked account gets a request; no counts change until it accepts. */
  locked: z.boolean(),
  me: accountId,
  /** True when the account is followed, not only requested: then unfollowing changes counts. */
  following: z.boolean(),
})
export type FollowSubject = z.output<typeof followArgs>

/** Follows an account, or sends a request to a locked one. Both counts change with a follow. */
export const followAccount = defineMutation({
  name: 'followAccount',
  waits: {},
  args: followArgs,
  create: ({ id: account, locked, me, following }) =>
    entityMutation({
      kind: 'relationship',
      id: account,
      slot: 'follow',
      patch: withFollow(locked),
      alsoBegin:
        locked || following
          ? []
          : [
              // If the server turns it into a request, no count changes.
              { kind: 'account', id: account, patch: withFollowers(1), when: isFollowing },
              { kind: 'account', id: me, patch: withFollowing(1), when: isFollowing },
            ],
      request: accountAction(account, 'follow'),
      rows,
    }),
})

/** Unfollows, or withdraws a request. */
export const unfollowAccount = defineMutation({
  name: 'unfollowAccount',
  waits: {},
  args: followArgs,
  create: ({ id: account, me, following }, { identity }) =>
    entityMutation({
      kind: 'relationship',
      id: account,
      slot: 'follow',
      patch: withoutFollow,
      alsoBegin: following
        ? [
            { kind: 'account', id: account, patch: withFollowers(-1) },
            { kind: 'account', id: me, patch: withFollowing(-1) },
          ]
        : [],
      request: accountAction(account, 'unfollow'),
      rows,
      onDone: () => {
        if (following) emitFact('accountUnfollowed', { identity: identity.key, accountId: account })
      },
    }),
})

/** Returns the changes of counts when the follows between an account and the user end in both directions. */
const endedFollows = (relationship: Relationship | undefined, account: AccountId, me: AccountId) => [
  ...(relationship?.following
    ? [
        { kind: 'account' as const, id: account, patch: withFollowers(-1) },
        { kind: 'account' as const, id: me, patch: withFollowing(-1) },
      ]
    : []),
  ...(relationship?.followed_by
    ? [
        { kind: 'account' as const, id: account, patch: withFollowing(-1) },
        { kind: 'account' as const, id: me, patch: withFollowers(-1) },
      ]
    : []),
]

/** Blocks or unblocks. A block ends following in both directions; unblocking does not restore it. */
export const blockAccount = defineMutation({
  name: 'blockAccount',
  waits: {},
  args: z.object({ id: accountId, on: z.boolean() }),
  create: ({ id: account, on }, { cache, me }) =>
    entityMutation({
      kind: 'relationship',
      id: account,
      slot: 'block',
      patch: withBlock(on),
      alsoBegin: on && me !== null ? endedFollows(cache.base('relationship', account), account, me) : [],
      request: accountAction(account, on ? 'block' : 'unblock'),
      rows,
    }),
})

/** Returns the end of a mute of `seconds`, 0 = indefinitely, as the API writes it. */
const endOf = (now: number, seconds: number): string | null =>
  seconds > 0 ? new Date(now + seconds * 1000).toISOString() : null

/** Mutes or unmutes. */
export const muteAccount = defineMutation({
  name: 'muteAccount',
  waits: {},
  args: z.object({
    id: accountId,
    on: z.boolean(),
    /** Also mute their notifications. Default true. */
    notifications: z.optional(z.boolean()),
    /** Seconds, 0 = indefinitely; omitted where the server has no timed mutes. */
    duration: z.optional(z.number()),
  }),
  create: ({ id: account, on, notifications = true, duration }, runtime) =>
    entityMutation({
      kind: 'relationship',
      id: account,
      slot: 'mute',
      patch: withMute(on, notifications),
      request: on
        ? accountAction(account, 'mute', { notifications, ...(duration !== undefined && { duration }) })
        : accountAction(account, 'unmute'),
      // Older servers state the end in their list of mutes only.
      rows: (answer) =>
        answer.muting_expires_at === undefined && duration !== undefined
          ? rows({ ...answer, muting_expires_at: endOf(runtime.now(), on ? duration : 0) })
          : rows(answer),
    }),
})

/** Blocks or unblocks all accounts of a server. A block ends follows in both directions for good. */
export const blockServer = defineMutation({
  name: 'blockServer',
  waits: {},
  args: z.object({ domain: z.string(), on: z.boolean() }),
  create: ({ domain, on }) =>
    queryMutation({
      key: accountKeys.domainBlocks(),
      item: domain,
      slot: 'block',
      request: (http) =>
        http.request('/api/v1/domain_blocks', {
          method: on ? 'POST' : 'DELETE',
          schema: z.unknown(),
          ...(on ? { json: { domain } } : { query: { domain } }),
        }),
    }),
})

/** Removes a follower, who is not notified. */
export const removeFollower = defineMutation({
  name: 'removeFollower',
  waits: {},
  args: z.object({ id: accountId, me: accountId }),
  create: ({ id: account, me }) =>
    entityMutation({
      kind: 'relationship',
      id: account,
      slot: 'follower',
      patch: withoutFollower,
      alsoBegin: [{ kind: 'account', id: me, patch: withFollowers(-1) }],
      request: accountAction(account, 'remove_from_followers'),
      rows,
    }),
})
