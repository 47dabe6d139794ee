import type { Announcement } from '../store/model'
import { pairKey } from '../store/world'
import { mentionOut } from './account'
import { emojisIn } from './emoji'
import { statusOut } from './status'
import { absolute, absoluteHtml, iso, isoOrNull, type Json, type View } from './view'

/** Reactions to an announcement and the viewer's own; custom emoji include their URLs. */
export function reactionsOut(view: View, announcement: Announcement): Json[] {
  const counts = new Map(announcement.reactions.map((reaction) => [reaction.name, reaction.count]))
  const mine = new Set<string>()
  for (const reaction of view.world.announcementReactions.by('announcement', announcement.id)) {
    counts.set(reaction.name, (counts.get(reaction.name) ?? 0) + 1)
    if (reaction.accountId === view.me) mine.add(reaction.name)
  }
  return [...counts].map(([name, count]) => {
    const emoji = view.world.emojis.get(name)
    return {
      name,
      count,
      ...(view.me === null || view.shared ? {} : { me: mine.has(name) }),
      ...(emoji ? { url: absolute(view, emoji.url), static_url: absolute(view, emoji.staticUrl) } : {}),
    }
  })
}

export const announcementOut = (view: View, a: Announcement): Json => ({
  id: a.id,
  content: absoluteHtml(view, a.content),
  starts_at: isoOrNull(a.startsAt),
  ends_at: isoOrNull(a.endsAt),
  all_day: a.allDay,
  published_at: iso(a.publishedAt),
  updated_at: iso(a.updatedAt),
  ...(view.me === null
    ? {}
    : { read: view.world.announcementReads.find('pair', pairKey(view.me, a.id)) !== undefined }),
  mentions: a.mentionIds.flatMap((id) => {
    const account = view.world.accounts.get(id)
    return account ? [mentionOut(view, account)] : []
  }),
  statuses: a.statusIds.flatMap((id) => {
    const status = view.world.statuses.get(id)
    return status ? [{ id, url: statusOut(view, status)['url'] }] : []
  }),
  tags: a.tags.map((name) => ({ name, url: `${view.origin}/tags/${encodeURIComponent(name)}` })),
  emojis: emojisIn(view, null, a.content),
  reactions: reactionsOut(view, a),
})
