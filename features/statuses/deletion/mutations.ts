import * as z from 'zod/mini'
import { emitFact } from '@/lib/bus'
import { entityMutation } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id } from '@/schemas/primitives'
import { deletedStatusDto } from '@/schemas/statuses/edits'
import { asDeleted } from '../patches'
import { withFewerPosts } from './count-posts'

/**
 * Deletes a post of the user: its rows disappear immediately and return when the server refuses.
 */
export const deleteStatus = defineMutation({
  name: 'deleteStatus',
  waits: { goneIsDone: true },
  args: z.object({
    id: id<'status'>(),
    /** The account whose number of posts falls; null for a post that is not counted. */
    countedFor: z.nullable(id<'account'>()),
  }),
  create: ({ id: status, countedFor }, { identity }) =>
    entityMutation({
      kind: 'status',
      id: status,
      slot: 'delete',
      patch: asDeleted,
      alsoBegin: countedFor === null ? [] : [{ kind: 'account', id: countedFor, patch: withFewerPosts }],
      request: (http) =>
        http.request(`/api/v1/statuses/${apiSegment(status)}`, {
          method: 'DELETE',
          schema: z.union([deletedStatusDto, z.unknown()]),
        }),
      onDone: () => emitFact('statusDeleted', { identity: identity.key, statusId: status }),
    }),
})
