import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { entityHash } from '@/lib/cache'
import { useRuntime } from '@/lib/runtime'
import type { ListState } from '@/lib/live-list'
import type { ConversationId, StatusId } from '@/schemas/primitives'
import { conversationKeys } from '../keys'
import type { Conversation, ConversationsByLast, PostOfConversation } from '../model/conversation'
import { hasHiddenPeople, isHiddenConversation } from '../model/hidden'
import {
  conversationRows,
  newestVersions,
  pendingConversations,
  type ConversationListRow,
} from '../model/rows'

const NO_ITEMS: ConversationsByLast = {}
const NO_POSTS: PostOfConversation = {}

/** The last post of each conversation that the user read, or deleted. */
export function useNotedPosts(kind: 'read' | 'deleted'): PostOfConversation {
  const { data = NO_POSTS } = useQuery<PostOfConversation>({
    queryKey: conversationKeys[kind](),
    queryFn: skipToken,
  })
  return data
}

/** The conversations by the id of their last post. */
export function useConversations(): ConversationsByLast {
  const { data = NO_ITEMS } = useQuery<ConversationsByLast>({
    queryKey: conversationKeys.items(),
    queryFn: skipToken,
  })
  return data
}

/** Returns the joined ids of the conversations that match; rerenders on blocks, mutes and deleted posts. */
function useMatchingIds(
  conversations: readonly Conversation[],
  matches: (conversation: Conversation) => boolean,
): string {
  const { listeners } = useRuntime()
  const subscribe = useCallback(
    (listener: () => void) => {
      const hashes = new Set(
        conversations.flatMap(({ accounts, last }) => [
          entityHash('status', last),
          ...accounts.flatMap((id) => [entityHash('account', id), entityHash('relationship', id)]),
        ]),
      )
      const unsubscribers = [...hashes].map((hash) => listeners.listen(hash, listener))
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    [listeners, conversations],
  )
  const read = () =>
    conversations
      .filter(matches)
      .map(({ id }) => id)
      .join('\n')
  return useSyncExternalStore(subscribe, read, read)
}

const NO_CONVERSATIONS: readonly Conversation[] = []

/** True while the people of a conversation are blocked or muted. */
export function useHasHiddenPeople(conversation: Conversation | undefined): boolean {
  const runtime = useRuntime()
  const all = useMemo(() => (conversation ? [conversation] : NO_CONVERSATIONS), [conversation])
  return useMatchingIds(all, (each) => hasHiddenPeople(runtime, each)) !== ''
}

interface Rows {
  readonly rows: readonly ConversationListRow[]
  /** Conversations with posts that are not shown yet. */
  readonly pending: readonly Conversation[]
}

/** The rows of the list, updated when a conversation or its people are hidden. */
export function useConversationRows(state: ListState<StatusId>): Rows {
  const items = useConversations()
  const deleted = useNotedPosts('deleted')
  const all = useMemo(() => [...newestVersions(state.entries, items).values()], [state.entries, items])
  const runtime = useRuntime()
  const hidden = useMatchingIds(all, (each) => isHiddenConversation(runtime, each, deleted))
  const { entries, pendingCount } = state
  return useMemo(() => {
    const ids = new Set<ConversationId>(hidden.split('\n') as ConversationId[])
    const isHidden = ({ id }: Conversation) => ids.has(id)
    const list = { entries, pendingCount }
    return {
      rows: conversationRows(list, items, isHidden),
      pending: pendingConversations(list, items, isHidden),
    }
  }, [entries, pendingCount, items, hidden])
}
