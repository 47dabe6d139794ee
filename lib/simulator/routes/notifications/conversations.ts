import { announceConversation } from '../../actions/publish'
import { conversationOut } from '../../serialize/conversation'
import { compareIds } from '../../store/ids'
import type { Conversation } from '../../store/model'
import { me, type Call } from '../../routing/call'
import { ownRecord } from '../../routing/own-record'
import { paginate, STATUSES } from '../../routing/paging'
import { found } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const own = (call: Call): Conversation => ownRecord(call, call.server.world.conversations)

/** Conversations, paged by the id of the last post, not of the conversation. */
function all(call: Call): Reply {
  if (call.server.software.hidesConversations) return reply([])
  const mine = call.server.world.conversations.by('account', me(call))
  const byLast = new Map(mine.map((conversation) => [conversation.lastStatusId, conversation]))
  const { items, headers } = paginate(
    call,
    [...byLast.keys()].sort(compareIds),
    (id) => {
      const conversation = byLast.get(id)
      return conversation ? conversationOut(call.view, conversation) : undefined
    },
    { ...STATUSES, full: true },
  )
  return reply(items, 200, headers)
}

const setUnread = (unread: boolean) => (call: Call) => {
  const changed = found(call.server.world.conversations.patch(own(call).id, { unread }))
  announceConversation(call.server, changed)
  return reply(conversationOut(call.view, changed))
}

/** Conversations of direct posts. */
export const conversationRoutes = [
  route('GET /api/v1/conversations', 'user', 'read:statuses', all),
  route('POST /api/v1/conversations/:id/read', 'user', 'write:conversations', setUnread(false)),
  route('POST /api/v1/conversations/:id/unread', 'user', 'write:conversations', setUnread(true)),
  route('DELETE /api/v1/conversations/:id', 'user', 'write:conversations', (call) => {
    call.server.world.conversations.remove(own(call).id)
    return reply({})
  }),
]
