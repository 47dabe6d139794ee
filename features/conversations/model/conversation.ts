import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, ConversationId, StatusId } from '@/schemas/primitives'
import type { ConversationDto } from '@/schemas/notifications/conversation'
import type { StatusDto } from '@/schemas/statuses/status'

/** Private mentions in one thread between the same people. */
export interface Conversation {
  readonly id: ConversationId
  /** The other people; only the user in a note to self. */
  readonly accounts: readonly AccountId[]
  /** Its newest post, which is its entry in the list. */
  readonly last: StatusId
  readonly unread: boolean
}

/** Conversations by the id of their last post. */
export type ConversationsByLast = Readonly<Record<StatusId, Conversation>>

/** A post of each conversation: the last one read, or the last one when it was deleted. */
export type PostOfConversation = Readonly<Record<ConversationId, StatusId>>

/** Prefix of the ids of conversations that are made here, where the server has none. */
const MADE_HERE = 'with-'

/** True for a conversation that the server knows: it can be deleted and marked as read there. */
export const isOfServer = ({ id }: Pick<Conversation, 'id'>): boolean => !id.startsWith(MADE_HERE)

/** Reads a conversation of the server; null without a last post, as it has no position in the list. */
export const conversationOf = ({ id, accounts, last_status, unread }: ConversationDto): Conversation | null =>
  last_status && {
    id,
    accounts: accounts.map((account) => account.id),
    last: last_status.id,
    unread,
  }

/**
 * Makes the conversation of a private mention, for servers without conversations: all posts between the same people.
 * Null for other posts. `live`: the post just arrived, so it is unread unless the user wrote it.
 */
export function conversationOfStatus(
  { id, visibility, account, mentions }: Pick<StatusDto, 'id' | 'visibility' | 'account' | 'mentions'>,
  me: AccountId,
  live = false,
): Conversation | null {
  if (visibility !== 'direct') return null
  const others = new Set([account.id, ...mentions.map((mention) => mention.id)] as AccountId[])
  others.delete(me)
  const accounts = others.size > 0 ? [...others] : [me]
  return {
    id: `${MADE_HERE}${accounts.toSorted(compareId).join('-')}` as ConversationId,
    accounts,
    last: id,
    unread: live && account.id !== me,
  }
}

/** True when a conversation has unread posts, also while the server has not confirmed a change. */
export const hasUnread = ({ id, last, unread }: Conversation, read: PostOfConversation): boolean =>
  unread && read[id] !== last

/** True when a conversation was deleted and has no newer post since. */
export function isDeleted({ id, last }: Conversation, deleted: PostOfConversation): boolean {
  const at = deleted[id]
  return at !== undefined && compareId(last, at) <= 0
}
