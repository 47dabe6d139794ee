import { hashKey } from '@tanstack/react-query'
import { onFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import { conversationKeys } from '../keys'
import { hasUnread } from '../model/conversation'
import { conversationListOf, type ConversationList } from '../model/conversation-list'
import { isHiddenConversation } from '../model/hidden'
import { newestVersions } from '../model/rows'

/** Returns the number of loaded conversations with unread posts. */
function unreadCount({ runtime, state, items, read, deleted }: ConversationList): number {
  const all = newestVersions(state.entries, items).values()
  return [...all].filter((each) => hasUnread(each, read) && !isHiddenConversation(runtime, each, deleted))
    .length
}

/** Keeps the list of conversations updated, and the number of unread ones. Returns the function that stops it. */
export function keepUnreadCount(runtime: Runtime): () => void {
  const { client, identity } = runtime
  const list = conversationListOf(runtime)
  const count = () => {
    const unread = unreadCount(list)
    if (client.getQueryData(conversationKeys.unread()) !== unread)
      client.setQueryData(conversationKeys.unread(), unread)
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
  const ends = [
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && causes.has(query.queryHash)) plan()
    }),
    onFact('accountHidden', onHidden),
    onFact('accountShown', onHidden),
    onFact('domainHidden', onHidden),
    onFact('domainShown', onHidden),
    list.mount({ patient: true }),
  ]
  plan()
  return () => {
    for (const end of ends) end()
  }
}
