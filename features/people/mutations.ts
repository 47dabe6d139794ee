import * as z from 'zod/mini'
import { withFollowers } from '@/features/accounts'
import { entityMutation, normaliseRelationship } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { relationshipDto, relationshipsDto, type RelationshipDto } from '@/schemas/accounts/relationship'
import { id } from '@/schemas/primitives'
import { withRequestAnswered } from './requests/request-state'

/** Accepts or rejects a follow request. If it was withdrawn or already answered, reads the relationship. */
export const answerFollowRequest = defineMutation({
  name: 'answerFollowRequest',
  waits: {},
  args: z.object({
    /** The account that wants to follow the user. */
    id: id<'account'>(),
    accept: z.boolean(),
  }),
  create: ({ id: account, accept }, { me }) =>
    entityMutation({
      kind: 'relationship',
      id: account,
      slot: 'follow request',
      patch: withRequestAnswered(accept),
      alsoBegin:
        accept && me !== null
          ? [
              {
                kind: 'account',
                id: me,
                patch: withFollowers(1),
                when: (answer: RelationshipDto | undefined) => answer?.followed_by === true,
              },
            ]
          : [],
      request: async (http) => {
        const path = `/api/v1/follow_requests/${apiSegment(account)}/${accept ? 'authorize' : 'reject'}`
        try {
          return await http.request(path, { method: 'POST', schema: z.optional(relationshipDto) })
        } catch (error) {
          if (!isApiError(error, 'notFound')) throw error
          const query = { id: [account] }
          const answer = await http.request('/api/v1/accounts/relationships', {
            query,
            schema: relationshipsDto,
          })
          return { ...answer, data: answer.data.find((each) => each.id === account) }
        }
      },
      // Older servers don’t state whether a request is pending; an answered one is not.
      rows: (answer) =>
        answer ? normaliseRelationship({ ...answer, requested_by: answer.requested_by ?? false }).rows : [],
    }),
})
