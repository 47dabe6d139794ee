import { queryOptions } from '@tanstack/react-query'
import { readContext, statusQuery } from '@/features/statuses'
import { idRefs } from '@/lib/cache'
import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { conversationKeys } from '../keys'
import type { Conversation } from '../model/conversation'

/** The ids of the posts of a thread, private or not, in any order. */
export interface ConversationPosts {
  readonly ids: readonly StatusId[]
}

/** Keeps the posts of open conversations in the cache. */
const keepPosts = ({ cache }: Runtime) =>
  cache.lists.register<ConversationPosts>(['conversations', 'posts'], {
    refs: ({ ids }) => idRefs('status', ids),
  })

/**
 * The posts of a conversation. A thread can have branches, so the context of its first post is read too. A thread whose
 * first post is not available is read from the last one only.
 */
export const conversationPostsQuery = (runtime: Runtime, { id, last }: Conversation) =>
  queryOptions({
    queryKey: conversationKeys.posts(id),
    meta: { skipAlert: true },
    staleTime: 0,
    gcTime: 300_000,
    queryFn: async ({ signal }): Promise<ConversationPosts> => {
      runtime.service(keepPosts)
      if (!runtime.cache.read('status', last)) await runtime.client.query(statusQuery(runtime, last))
      const context = await readContext(runtime, last, { signal })
      const [root] = context.ancestors
      const whole =
        root &&
        (await readContext(runtime, root, { signal }).catch((error: unknown) => {
          if (isApiError(error, 'notFound', 'refused')) return null
          throw error
        }))
      const ids = [...context.ancestors, last, ...context.descendants, ...(whole?.descendants ?? [])]
      return { ids: [...new Set(ids)] }
    },
  })
