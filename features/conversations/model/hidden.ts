import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { isDeleted, type Conversation, type PostOfConversation } from './conversation'

type Cache = Pick<Runtime, 'cache'>

/**
 * True when the people of a conversation are blocked or muted. A block removes the conversations of an account on the
 * server, and so does a mute that includes notifications.
 */
export function hasHiddenPeople({ cache }: Cache, { accounts, last }: Conversation): boolean {
  const author = cache.read('status', last)?.account
  const hides = (id: AccountId) => cache.read('account', id)?.hidden === true
  const isRemoved = (id: AccountId) => {
    const relationship = hides(id) ? cache.read('relationship', id) : undefined
    return relationship?.blocking === true || relationship?.muting_notifications === true
  }
  return (author !== undefined && hides(author)) || accounts.every(hides) || accounts.some(isRemoved)
}

/** True when a conversation has no row: it or its last post was deleted, or its people are blocked or muted. */
export const isHiddenConversation = (
  runtime: Cache,
  conversation: Conversation,
  deleted: PostOfConversation,
): boolean =>
  isDeleted(conversation, deleted) ||
  runtime.cache.read('status', conversation.last)?.gone === true ||
  hasHiddenPeople(runtime, conversation)
