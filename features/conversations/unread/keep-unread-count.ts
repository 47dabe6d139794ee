import { hashKey } from '@tanstack/react-query'
import { onFact } from '@/lib/bus'
import { isId } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { conversationKeys } from '../keys'
import { hasUnread } from '../model/conversation'
import { conversationListOf, type ConversationList } from '../model/conversation-list'
import { isHiddenConversation } from '../model/hidden'
import { newestVersions } from '../model/rows'
import { hasConversations } from '../queries'

/** Maximum number of conversations to load for the number; it shows as 99+ then. */
const MAX_LOADED = 100
/** The number of conversations that servers send as a page. */
const PAGE_SIZE = 20

/** A view that is never on screen, at the top. It does not hold back what arrives in others. */
const COUNTING = { top: true, lowestNeeded: null, covered: false, visible: false, aside: true }

/** Returns the last posts of loaded conversations with unread posts, newest first. */
function unreadOf({ runtime, state, items, read, deleted }: ConversationList): readonly StatusId[] {
  const all = newestVersions(state.entries, items).values()
  return [...all]
    .filter((each) => hasUnread(each, read) && !isHiddenConversation(runtime, each, deleted))
    .map(({ last }) => last)
}

/** True when conversations of the next page may be unread too: there is one among the last loaded ones. */
function mayHaveMore({ runtime, state }: ConversationList, unread: readonly StatusId[]): boolean {
  const { loaded, hasMore, requests, entries } = state
  if (!loaded || !hasMore || requests.length > 0 || entries.length >= MAX_LOADED) return false
  const unreadPosts = new Set(unread)
  // Those made of private mentions are never unread in a page.
  return (
    hasConversations(runtime) &&
    entries.slice(-PAGE_SIZE).some((entry) => isId(entry) && unreadPosts.has(entry))
  )
}

/**
 * Keeps the list of conversations updated, and the number of unread ones: of the first page, and of later ones as long as
 * they may have some. Returns the function that stops it.
 */
export function keepUnreadCount(runtime: Runtime): () => void {
  const { client, identity } = runtime
  const list = conversationListOf(runtime)
  // Keeps what is counted from being dropped below a reader at the top.
  const view = list.views.enter(COUNTING)
  const count = () => {
    const unread = unreadOf(list)
    view.report({ ...COUNTING, lowestNeeded: unread.at(-1) ?? null })
    if (client.getQueryData(conversationKeys.unread()) !== unread.length)
      client.setQueryData(conversationKeys.unread(), unread.length)
    if (mayHaveMore(list, unread)) list.older()
  }
  const { list: entries, items, read, deleted } = conversationKeys
  const causes = new Set([entries(), items(), read(), deleted()].map((key) => hashKey(key)))
  // Count once for all changes of an answer.
  let isPlanned = false
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      count()
    })
  }
  const onHidden = (fact: { identity: string }) => void (fact.identity === identity.key && plan())
  const unsubscribers = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && causes.has(query.queryHash)) plan()
    }),
    onFact('accountHidden', onHidden),
    onFact('accountShown', onHidden),
    onFact('domainHidden', onHidden),
    onFact('domainShown', onHidden),
    list.mount({ patient: true }),
    () => view.leave(),
  ]
  plan()
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
