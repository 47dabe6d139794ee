import * as z from 'zod/mini'
import { entityMutation, normaliseRelationship } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { relationshipDto, relationshipsDto, type RelationshipDto } from '@/schemas/accounts/relationship'
import type { AccountId } from '@/schemas/primitives'
import { withRequestAnswered } from './requests/request-state'

interface FollowRequestAnswer {
  /** The account that wants to follow the user. */
  readonly id: AccountId
  readonly me: AccountId | null
  readonly accept: boolean
}

/** Accepts or rejects a follow request. If it was withdrawn or already answered, reads the relationship. */
export const answerFollowRequest = ({ id, me, accept }: FollowRequestAnswer) =>
  entityMutation({
    kind: 'relationship',
    id,
    slot: 'follow request',
    patch: withRequestAnswered(accept),
    alsoBegin:
      accept && me !== null
        ? [
            {
              kind: 'account',
              id: me,
              patch: (account) => ({ ...account, followers_count: account.followers_count + 1 }),
              when: (answer: RelationshipDto | undefined) => answer?.followed_by === true,
            },
          ]
        : [],
    request: async (http) => {
      const path = `/api/v1/follow_requests/${apiSegment(id)}/${accept ? 'authorize' : 'reject'}`
      try {
        return await http.request(path, { method: 'POST', schema: z.optional(relationshipDto) })
      } catch (error) {
        if (!isApiError(error, 'notFound')) throw error
        const query = { id: [id] }
        const answer = await http.request('/api/v1/accounts/relationships', {
          query,
          schema: relationshipsDto,
        })
        return { ...answer, data: answer.data.find((each) => each.id === id) }
      }
    },
    // Older servers don’t state whether a request is pending; an answered one is not.
    rows: (answer) =>
      answer ? normaliseRelationship({ ...answer, requested_by: answer.requested_by ?? false }).rows : [],
  })
