/** Private mentions: the list of conversations and the view of one. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { messages as conversationMessages } from './messages'

export { NewMessageButton } from './new-message-button'
export { conversationsEntry } from './nav-entry'

/** The list of conversations. */
export const ConversationsList = lazyPart(() => import('./list/conversations-list'))

export { default as ConversationChat } from './chat/conversation-chat'
export { MissingConversation } from './chat/missing-conversation'
export { ConversationHeading, ConversationTools, useConversationTitle } from './chat/conversation-head'
export { conversationsBadge } from './unread/badge'
export { watchConversations } from './unread/watch-conversations'
export { useFoundConversation } from './chat/use-found-conversation'
export type { Conversation } from './model/conversation'
