import { useEffect, useMemo } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { conversationKeys } from '../keys'
import type { Conversation } from '../model/conversation'
import { useConversations } from '../list/use-rows'
import { useCachedEntities, useCachedAccounts } from '../use-cached-entities'
import { inOrder } from './chat-rows'
import { conversationPostsQuery, type ConversationPosts } from './posts-query'

const NO_IDS: readonly StatusId[] = []

/** Returns the ids of the known last posts of a conversation, of all its threads. */
function useListedIds({ id }: Conversation): readonly StatusId[] {
  const items = useConversations()
  return useMemo(
    () => Object.values(items).flatMap((each) => (each.id === id ? [each.last] : [])),
    [items, id],
  )
}

/**
 * Returns the private posts of a conversation, oldest first, and as `origin` the post that is not private and that they
 * reply to, if any. New posts are added as they arrive.
 */
export function useConversationPosts(conversation: Conversation) {
  const runtime = useRuntime()
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(conversationPostsQuery(runtime, conversation))
  const { id, last } = conversation
  const known = data?.ids ?? NO_IDS
  const isNew = data !== undefined && !known.includes(last)
  useEffect(() => {
    if (!isNew) return
    const parent = runtime.cache.read('status', last)?.in_reply_to_id
    client.setQueryData<ConversationPosts>(conversationKeys.posts(id), (posts) =>
      posts && !posts.ids.includes(last) ? { ids: [...posts.ids, last] } : posts,
    )
    // Posts in between were missed.
    if (parent && !known.includes(parent))
      void client.invalidateQueries({ queryKey: conversationKeys.posts(id) })
  }, [isNew, runtime, client, id, last, known])
  const listed = useListedIds(conversation)
  const ids = useMemo(() => (data ? [...new Set([...known, ...listed])] : NO_IDS), [data, known, listed])
  const loaded = useCachedEntities('status', ids)
  const posts = useMemo(() => inOrder(loaded), [loaded])
  const authors = useCachedAccounts(useMemo(() => [...new Set(posts.map(({ account }) => account))], [posts]))
  const shownPosts = useMemo(() => {
    const hidden = new Set(authors.filter((account) => account.hidden).map((account) => account.id))
    const isShown = (post: Status) => !post.gone && !hidden.has(post.account)
    const shown = posts.filter((post) => post.visibility === 'direct' && isShown(post))
    const [first] = shown
    const origin = posts.find((post) => post.id === first?.in_reply_to_id && post.visibility !== 'direct')
    return { posts: shown, origin: origin && isShown(origin) ? origin : null }
  }, [posts, authors])
  return { ...shownPosts, isLoading: data === undefined, error, isFetching, refetch }
}
