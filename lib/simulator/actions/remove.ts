import type { Status } from '../store/model'
import type { Server } from '../server'
import { announceConversation } from './publish'
import { count } from './relate'

/** Deletes a post with its boosts, marks and notifications; streams that showed it get a `delete`. */
export function removeStatus(server: Server, status: Status): void {
  const { world, hub } = server
  for (const boost of world.statuses.by('reblog', status.id)) removeStatus(server, boost)
  const audience = hub.audience(status)
  world.statuses.remove(status.id)
  for (const table of [world.favourites, world.bookmarks, world.pins])
    for (const mark of table.by('status', status.id)) table.remove(mark.id)
  for (const notification of world.notifications.by('status', status.id))
    world.notifications.remove(notification.id)
  if (status.pollId) world.polls.remove(status.pollId)
  count(server, status.accountId, 'statusesCount', -1)
  const parent = world.statuses.get(status.inReplyToId)
  if (parent) world.statuses.patch(parent.id, { repliesCount: Math.max(0, parent.repliesCount - 1) })
  // Replies lose their parent id, but keep the account they replied to.
  for (const answer of world.statuses.by('reply', status.id))
    world.statuses.patch(answer.id, { inReplyToId: null })
  const boosted = world.statuses.get(status.reblogOfId)
  if (boosted) {
    world.statuses.patch(boosted.id, { reblogsCount: Math.max(0, boosted.reblogsCount - 1) })
    for (const n of world.notifications.by('from', `${boosted.accountId}>${status.accountId}`))
      if (n.type === 'reblog' && n.statusId === boosted.id) world.notifications.remove(n.id)
  }
  const quoted = world.statuses.get(status.quote?.state === 'accepted' ? status.quote.statusId : null)
  if (quoted) world.statuses.patch(quoted.id, { quotesCount: Math.max(0, quoted.quotesCount - 1) })
  for (const conversation of world.conversations.values())
    if (conversation.lastStatusId === status.id) {
      const people = new Set([conversation.accountId, ...conversation.participantIds])
      const isBetween = (post: Status) => {
        const involved = new Set([post.accountId, ...post.mentionIds])
        return involved.size === people.size && [...involved].every((id) => people.has(id))
      }
      const last = world.statuses
        .by('conversation', status.conversationId)
        .findLast((post) => post.visibility === 'direct' && isBetween(post))
      const changed = last && world.conversations.patch(conversation.id, { lastStatusId: last.id })
      if (changed) announceConversation(server, changed)
      else world.conversations.remove(conversation.id)
    }
  hub.gone(audience, status)
}
