import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { conversationDto } from '@/schemas/notifications/conversation'
import { conversationKeys } from './keys'
import type { Conversation, PostOfConversation } from './model/conversation'
import { CONVERSATIONS_PATH } from './queries'

const pathOf = ({ id }: Conversation) => `${CONVERSATIONS_PATH}/${apiSegment(id)}`

/** Notes the last post of a conversation. */
export const withLastPost =
  ({ id, last }: Conversation) =>
  (posts: PostOfConversation): PostOfConversation =>
    posts[id] === last ? posts : { ...posts, [id]: last }

/** A conversation that is gone counts as changed. */
const acceptMissing = (error: unknown) => {
  if (isApiError(error, 'notFound')) return { data: null }
  throw error
}

/** Marks a conversation as read up to its last post; shown at once. */
export const readConversation = (conversation: Conversation) =>
  queryMutation<PostOfConversation, unknown>({
    key: conversationKeys.read(),
    item: conversation.id,
    slot: 'read',
    patch: withLastPost(conversation),
    request: (http) =>
      http
        .request(`${pathOf(conversation)}/read`, {
          method: 'POST',
          schema: z.union([conversationDto, z.unknown()]),
        })
        .catch(acceptMissing),
    meta: { skipAlert: true },
  })

/** Removes a conversation from the list; its posts stay. */
export const deleteConversation = (conversation: Conversation) =>
  queryMutation<PostOfConversation, unknown>({
    key: conversationKeys.deleted(),
    item: conversation.id,
    slot: 'delete',
    patch: withLastPost(conversation),
    request: (http) =>
      http.request(pathOf(conversation), { method: 'DELETE', schema: z.unknown() }).catch(acceptMissing),
  })
