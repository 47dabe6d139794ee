import { entityMutation, splitRelationship } from '@/lib/cache'
import type { Http } from '@/lib/http'
import type { AccountId } from '@/schemas/primitives'
import { relationshipDto, type RelationshipDto } from '@/schemas/relationship'
import { withFollow, withFollowers, withFollowing, withoutFollow } from './patches'

const post = (id: AccountId, verb: string) => (http: Http) =>
  http.request(`/api/v1/accounts/${encodeURIComponent(id)}/${verb}`, {
    method: 'POST',
    schema: relationshipDto,
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

/** Unfollows, or takes a request back. */
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
