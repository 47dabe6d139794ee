import { useEffect, useMemo, useState } from 'react'
import { hasTopFailed, waitsForMore } from '@/lib/live-list'
import { useRuntime } from '@/lib/runtime'
import { useListState } from '@/lib/ui/live-list/use-live-view'
import type { ConversationId, StatusId } from '@/schemas/primitives'
import { useConversations, useHasHiddenPeople } from '../list/use-rows'
import type { Conversation } from '../model/conversation'
import { conversationListOf } from '../model/conversation-list'
import { newestVersions } from '../model/rows'

/** Maximum number of entries to search for a conversation. */
const MAX_ENTRIES = 400

export type FoundConversation =
  | { readonly state: 'found'; readonly conversation: Conversation }
  | { readonly state: 'loading' | 'missing' | 'hidden' }
  | { readonly state: 'failed'; readonly error: unknown; readonly busy: boolean; readonly retry: () => void }

/** Keeps the list updated while mounted and finds a conversation in it, also in older pages. */
export function useFoundConversation(id: ConversationId): FoundConversation {
  const runtime = useRuntime()
  const list = useMemo(() => conversationListOf(runtime), [runtime])
  const state = useListState<StatusId>(list)
  const items = useConversations()
  useEffect(() => list.mount(), [list])
  const listed = useMemo(() => newestVersions(state.entries, items).get(id), [state.entries, items, id])
  const idle = state.requests.length === 0
  // After its last post was deleted, show the former state until the list knows the post before.
  const [former, setFormer] = useState(listed)
  if (listed && listed !== former) setFormer(listed)
  const conversation = listed ?? (idle || former?.id !== id ? undefined : former)
  const isHidden = useHasHiddenPeople(conversation)
  const canSearch =
    state.hasMore && state.entries.length < MAX_ENTRIES && !waitsForMore(state) && state.tail.failed === null
  useEffect(() => {
    if (!conversation && state.loaded && canSearch && idle) list.older()
  }, [conversation, state.loaded, canSearch, idle, list])
  if (isHidden) return { state: 'hidden' }
  if (conversation) return { state: 'found', conversation }
  const error = state.loaded ? (state.tail.failed === null ? null : state.pageError) : state.topError
  const hasFailed = state.loaded ? state.tail.failed !== null : hasTopFailed(state)
  if (hasFailed) {
    const retry = () => {
      list.dispatch({ type: 'more' })
      list.retry()
    }
    return { state: 'failed', error, busy: !idle, retry }
  }
  return { state: state.loaded && idle && !canSearch ? 'missing' : 'loading' }
}
