import * as z from 'zod/mini'
import { entityMutation, normaliseRelationship, queryMutation } from '@/lib/cache'
import { apiSegment, type Http } from '@/lib/http'
import type { AccountId } from '@/schemas/primitives'
import { relationshipDto, type RelationshipDto } from '@/schemas/accounts/relationship'
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

const post = (id: AccountId, verb: string, json?: unknown) => (http: Http) =>
  http.request(`/api/v1/accounts/${apiSegment(id)}/${verb}`, {
    method: 'POST',
    schema: relationshipDto,
    ...(json !== undefined && { json }),
  })

const rows = (answer: RelationshipDto) => normaliseRelationship(answer).rows

const isFollowing = (answer: RelationshipDto) => answer.following

export interface FollowSubject {
  id: AccountId
  /** A locked account gets a request; no counts change until it accepts. */
  locked: boolean
  me: AccountId
  /** True when the account is followed, not only requested: then unfollowing changes counts. */
  following: boolean
}

/** Follows an account, or sends a request to a locked one. Both counts change with a follow. */
export const followAccount = ({ id, locked, me, following }: FollowSubject) =>
  entityMutation({
    kind: 'relationship',
    id,
    slot: 'follow',
    patch: withFollow(locked),
    alsoBegin:
      locked || following
        ? []
        : [
            // If the server turns it into a request, no count changes.
            { kind: 'account', id, patch: withFollowers(1), when: isFollowing },
            { kind: 'account', id: me, patch: withFollowing(1), when: isFollowing },
          ],
    request: post(id, 'follow'),
    rows,
  })

/** Unfollows, or withdraws a request. */
export const unfollowAccount = ({ id, me, following }: FollowSubject) =>
  entityMutation({
    kind: 'relationship',
    id,
    slot: 'follow',
    patch: withoutFollow,
    alsoBegin: following
      ? [
          { kind: 'account', id, patch: withFollowers(-1) },
          { kind: 'account', id: me, patch: withFollowing(-1) },
        ]
      : [],
    request: post(id, 'unfollow'),
    rows,
  })

/** An account to hide or show again. `onDone` is called when the server accepted it. */
interface HideSubject {
  id: AccountId
  on: boolean
  onDone?: () => void
}

/** Blocks or unblocks. A block ends following in both directions; unblocking does not restore it. */
export const blockAccount = ({ id, on, onDone }: HideSubject) =>
  entityMutation({
    kind: 'relationship',
    id,
    slot: 'block',
    patch: withBlock(on),
    request: post(id, on ? 'block' : 'unblock'),
    rows,
    ...(onDone && { onDone }),
  })

interface MuteSubject extends HideSubject {
  /** Also mute their notifications. Default true. */
  notifications?: boolean
  /** Seconds, 0 = indefinitely; omitted where the server has no timed mutes. */
  duration?: number
}

/** Mutes or unmutes. */
export const muteAccount = ({ id, on, notifications = true, duration, onDone }: MuteSubject) =>
  entityMutation({
    kind: 'relationship',
    id,
    slot: 'mute',
    patch: withMute(on, notifications),
    request: on
      ? post(id, 'mute', { notifications, ...(duration !== undefined && { duration }) })
      : post(id, 'unmute'),
    rows,
    ...(onDone && { onDone }),
  })

interface ServerSubject {
  domain: string
  on: boolean
  onDone?: () => void
  onFailed?: () => void
}

/** Blocks or unblocks all accounts of a server. A block ends follows in both directions for good. */
export const blockServer = ({ domain, on, onDone, onFailed }: ServerSubject) =>
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
    ...(onDone && { onDone }),
    ...(onFailed && { onFailed }),
  })

/** Removes a follower, who is not notified. */
export const removeFollower = ({ id, me }: { id: AccountId; me: AccountId }) =>
  entityMutation({
    kind: 'relationship',
    id,
    slot: 'follower',
    patch: withoutFollower,
    alsoBegin: [{ kind: 'account', id: me, patch: withFollowers(-1) }],
    request: post(id, 'remove_from_followers'),
    rows,
  })
