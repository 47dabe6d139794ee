import { entityMutation, splitRelationship } from '@/lib/cache'
import { apiSegment, type Http } from '@/lib/http'
import type { AccountId } from '@/schemas/primitives'
import { relationshipDto, type RelationshipDto } from '@/schemas/relationship'
import {
  withBlock,
  withFollow,
  withFollowers,
  withFollowing,
  withMute,
  withoutFollow,
  withoutFollower,
} from './patches'

const post =
  (id: AccountId, verb: string, json?: unknown, keepalive = false) =>
  (http: Http) =>
    http.request(`/api/v1/accounts/${apiSegment(id)}/${verb}`, {
      method: 'POST',
      schema: relationshipDto,
      keepalive,
      ...(json !== undefined && { json }),
    })

const rows = (answer: RelationshipDto) => splitRelationship(answer).rows

const cameAbout = (answer: RelationshipDto) => answer.following

export interface FollowSubject {
  id: AccountId
  /** A locked account is asked; no counts move until it agrees. */
  locked: boolean
  me: AccountId
  /** It already is followed (not merely requested): only then do counts move on unfollowing. */
  following: boolean
}

/** Follows, or asks a locked account to be let in (product.md 4). Both counts move with a follow. */
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
            // A server may ask all the same: then nobody has one more.
            { kind: 'account', id, patch: withFollowers(1), when: cameAbout },
            { kind: 'account', id: me, patch: withFollowing(1), when: cameAbout },
          ],
    request: post(id, 'follow'),
    rows,
  })

/** Unfollows, or takes a request back. `keepalive` lets the call outlive the page. */
export const unfollowAccount = ({ id, me, following }: FollowSubject, keepalive = false) =>
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
    request: post(id, 'unfollow', undefined, keepalive),
    rows,
  })

/** Somebody whom one hides, or shows again. `onDone` is called after the server has said yes. */
interface HideSubject {
  id: AccountId
  on: boolean
  onDone?: () => void
}

/** Blocks or unblocks. Following ends both ways with a block and does not come back with its end. */
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
  /** Their notifications too. Default true. */
  notifications?: boolean
  /** Seconds, 0 for ever; left out where the server knows no end of mutes. */
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

/** Takes somebody out of the own followers; they are not told. */
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
