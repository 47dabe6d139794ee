import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { MutationHandlers } from '@/lib/runtime/define-mutation'
import { startUndoable } from '@/lib/runtime/undoable'
import { conversationKeys } from './keys'
import { messages } from './messages'
import { isOfServer, hasUnread, type Conversation } from './model/conversation'
import { conversationListOf } from './model/conversation-list'
import { deleteConversation, readConversation } from './mutations'
import { withLastPost } from './patches'
import { conversationChanges } from './share-changes'

/**
 * Marks a conversation as read, also on a server that has conversations. Does nothing when it is read already. An error
 * is reported unless `handlers` say otherwise.
 */
export function markAsRead(
  runtime: Runtime,
  conversation: Conversation,
  handlers: Pick<MutationHandlers<unknown>, 'onFailed' | 'skipAlert'> = {},
): void {
  if (!hasUnread(conversation, conversationListOf(runtime).read)) return
  const { id, last } = conversation
  if (isOfServer(conversation)) void runtime.run(readConversation, { id, last }, handlers)
  else {
    runtime.cache.sets.adjust(conversationKeys.read(), withLastPost(conversation))
    conversationChanges.send(runtime, { change: 'read', id, last })
  }
}

/**
 * Removes a conversation at once and deletes it on the server after 10 s; until then it can be undone. A new
 * post in it restores it, and then it is not deleted.
 */
export function deleteConversationWithUndo(
  runtime: Runtime,
  conversation: Conversation,
  intl: IntlShape,
): void {
  const list = conversationListOf(runtime)
  startUndoable(
    runtime,
    {
      key: `delete conversation ${conversation.id}`,
      text: () => intl.formatMessage(messages.deleted),
      show: () => {
        const shown = runtime.cache.sets.begin(conversationKeys.deleted(), withLastPost(conversation))
        return () => shown.abort()
      },
      send: () => {
        const { id, last } = conversation
        const current = list.find(id) ?? conversation
        if (current.last === last) void runtime.run(deleteConversation, { id, last })
      },
    },
    intl,
  )
}
