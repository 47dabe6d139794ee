import type { Conversation } from '../store/model'
import { accountsOut } from './account'
import { statusOut } from './status'
import type { Json, View } from './view'

export function conversationOut(view: View, conversation: Conversation): Json {
  const last = view.world.statuses.get(conversation.lastStatusId)
  return {
    id: conversation.id,
    unread: conversation.unread,
    accounts: accountsOut(view, conversation.participantIds),
    last_status: last ? statusOut(view, last) : null,
  }
}
