import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'
import { id } from '@/schemas/primitives'
import { conversationKeys } from './keys'
import { withLastPost } from './patches'

/** Conversations that were read or deleted, each up to its last post. */
export const conversationChanges = defineShare({
  name: 'conversations',
  change: z.object({ change: z.enum(['read', 'deleted']), id: id<'conversation'>(), last: id<'status'>() }),
  apply: ({ cache }, { change, ...conversation }) =>
    cache.sets.adjust(conversationKeys[change](), withLastPost(conversation)),
})
