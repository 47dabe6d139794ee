import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { acceptMissing, apiSegment } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { conversationDto } from '@/schemas/notifications/conversation'
import { id, type ConversationId } from '@/schemas/primitives'
import { conversationKeys } from './keys'
import type { PostOfConversation } from './model/conversation'
import { withLastPost } from './patches'
import { CONVERSATIONS_PATH } from './queries'
import { conversationChanges } from './share-changes'

const pathOf = (conversation: ConversationId) => `${CONVERSATIONS_PATH}/${apiSegment(conversation)}`

/** A conversation and its last post, up to which it is read or deleted. */
const conversationArgs = z.object({ id: id<'conversation'>(), last: id<'status'>() })

/**
 * Marks a conversation as read up to its last post; shown at once. Pass `skipAlert` where the user did not ask for it.
 */
export const readConversation = defineMutation({
  name: 'readConversation',
  waits: {},
  args: conversationArgs,
  create: (conversation, runtime) =>
    queryMutation<PostOfConversation, unknown>({
      key: conversationKeys.read(),
      onDone: () => conversationChanges.send(runtime, { change: 'read', ...conversation }),
      item: conversation.id,
      slot: 'read',
      patch: withLastPost(conversation),
      request: (http) =>
        http
          .request(`${pathOf(conversation.id)}/read`, {
            method: 'POST',
            schema: z.union([conversationDto, z.unknown()]),
          })
          .catch(acceptMissing),
    }),
})

/** Removes a conversation from the list; its posts stay. */
export const deleteConversation = defineMutation({
  name: 'deleteConversation',
  waits: { goneIsDone: true },
  args: conversationArgs,
  create: (conversation, runtime) =>
    queryMutation<PostOfConversation, unknown>({
      key: conversationKeys.deleted(),
      onDone: () => conversationChanges.send(runtime, { change: 'deleted', ...conversation }),
      item: conversation.id,
      slot: 'delete',
      patch: withLastPost(conversation),
      request: (http) =>
        http.request(pathOf(conversation.id), { method: 'DELETE', schema: z.unknown() }).catch(acceptMissing),
    }),
})
