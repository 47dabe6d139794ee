import * as z from 'zod/mini'
import { emitFact } from '@/lib/bus'
import { entityMutation } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { deletedStatusDto } from '@/schemas/statuses/status'
import { asDeleted } from '../patches'
import { withFewerPosts } from './count-posts'

interface DeleteOptions {
  /** Identity key, for listeners of the fact. */
  identity: string
  /** The account whose number of posts falls; null for a post that is not counted. */
  countedFor: AccountId | null
}

/**
 * Deletes a post of the user: its rows disappear immediately and return when the server refuses.
 */
export const deleteStatus = (id: StatusId, { identity, countedFor }: DeleteOptions) =>
  entityMutation({
    kind: 'status',
    id,
    slot: 'delete',
    patch: asDeleted,
    alsoBegin: countedFor === null ? [] : [{ kind: 'account', id: countedFor, patch: withFewerPosts }],
    request: (http) =>
      http.request(`/api/v1/statuses/${apiSegment(id)}`, {
        method: 'DELETE',
        schema: z.union([deletedStatusDto, z.unknown()]),
      }),
    onDone: () => emitFact('statusDeleted', { identity, statusId: id }),
  })
