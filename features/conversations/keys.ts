import { listKey } from '@/lib/cache'
import type { ConversationId } from '@/schemas/primitives'

export const conversationKeys = {
  /** The live list: ids of last posts. */
  list: () => listKey('conversations', 'list'),
  /** The conversations, by the id of their last post. */
  items: () => listKey('conversations', 'items'),
  /** The last read post of each conversation. */
  read: () => listKey('conversations', 'read'),
  /** The last post of each deleted conversation. */
  deleted: () => listKey('conversations', 'deleted'),
  /** The posts of a conversation. */
  posts: (id: ConversationId) => listKey('conversations', 'posts', id),
  /** The number of unread conversations. */
  unread: () => listKey('conversations', 'unread'),
}
