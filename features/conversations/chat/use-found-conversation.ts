import { useEffect, useMemo, useState } from 'react'
import { hasTopFailed, isId, waitsForMore, type ListState } from '@/lib/live-list'
import { useRuntime } from '@/lib/runtime'
import { useListState } from '@/lib/ui/live-list/use-live-view'
import type { ConversationId, StatusId } from '@/schemas/primitives'
import { useConversations, useHasHiddenPeople } from '../list/use-rows'
import type { Conversation } from '../model/conversation'
import { conversationListOf, type ConversationList } from '../model/conversation-list'
import { newestVersions } from '../model/rows'

/** Number of entries to search for a conversation before the user decides whether to continue. */
const ENTRIES_PER_SEARCH = 400

/** A search that ended before the end of the list. */
export interface PartialSearch {
  /** How many of the newest private mentions were searched. */
  readonly count: number
  /** True while the search continues. */
  readonly busy: boolean
  /** Continues with as many older entries. */
  readonly onMore: () => void
}

export type FoundConversation =
  | { readonly state: 'found'; readonly conversation: Conversation }
  | { readonly state: 'loading' | 'hidden' }
  /** `searched` is missing when the whole list was searched. */
  | { readonly state: 'missing'; readonly searched?: PartialSearch }
  | { readonly state: 'failed'; readonly error: unknown; readonly busy: boolean; readonly retry: () => void }

/** Loads older pages until the conversation is found, up to a limit, which the user can raise. */
function useSearch(
  list: ConversationList,
  state: ListState<StatusId>,
  { id, isFound }: { id: ConversationId; isFound: boolean },
): FoundConversation {
  const [asked, setAsked] = useState({ id, until: ENTRIES_PER_SEARCH, isPressed: false })
  const { until, isPressed } = asked.id === id ? asked : { until: ENTRIES_PER_SEARCH, isPressed: false }
  const { entries, hasMore, loaded } = state
  const canSearch = hasMore && entries.length < until && !waitsForMore(state)
  useEffect(() => {
    // Checks each state: the next page may arrive before the list was seen to be idle.
    const isIdle = state.requests.length === 0
    if (!isFound && state.loaded && canSearch && isIdle) list.older()
  }, [isFound, canSearch, list, state])
  const busy = canSearch || state.requests.length > 0
  // Once the button was pressed it stays, so that it keeps the focus.
  if (!loaded || (busy && !isPressed)) return { state: 'loading' }
  const onMore = () => {
    setAsked({ id, until: entries.length + ENTRIES_PER_SEARCH, isPressed: true })
    list.dispatch({ type: 'more' })
  }
  return {
    state: 'missing',
    ...(hasMore && { searched: { count: entries.filter(isId).length, busy, onMore } }),
  }
}

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
  const search = useSearch(list, state, { id, isFound: conversation !== undefined })
  if (isHidden) return { state: 'hidden' }
  if (conversation) return { state: 'found', conversation }
  const error = state.loaded ? (state.tail.failed === null ? null : state.pageError) : state.topError
  const hasFailed = state.loaded ? state.tail.failed !== null : hasTopFailed(state)
  if (!hasFailed) return search
  const retry = () => {
    list.dispatch({ type: 'more' })
    list.retry()
  }
  return { state: 'failed', error, busy: !idle, retry }
}
