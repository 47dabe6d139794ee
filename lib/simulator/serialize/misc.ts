import type { Announcement, Conversation, List, Marker, Scheduled } from '../store/model'
import { foldTag } from '../store/fold-tag'
import { pairKey, type World } from '../store/world'
import { accountsOut, mentionOut } from './account'
import { emojiOut, emojisIn } from './emoji'
import { longNumber } from './long-number'
import { mediaOut } from './media'
import { statusOut } from './status'
import { absolute, absoluteHtml, day, iso, isoOrNull, type Json, type View } from './view'

export const listOut = (list: List): Json => ({
  id: list.id,
  title: list.title,
  replies_policy: list.repliesPolicy,
  exclusive: list.exclusive,
})

export const markerOut = (marker: Marker): Json => ({
  last_read_id: marker.lastReadId,
  version: marker.version,
  updated_at: iso(marker.updatedAt),
})

const DAY = 86_400_000

/** Uses of a tag on each of the last seven days; days and numbers are strings. */
function tagHistory(world: World, name: string, now: number): Json[] {
  const known = world.tagHistory.get(name)
  const today = Math.floor(now / DAY) * DAY
  const posts = world.statuses.by('tag', name)
  return Array.from({ length: 7 }, (_, at) => {
    const start = today - at * DAY
    const uses = posts.filter((post) => post.createdAt >= start && post.createdAt < start + DAY)
    return {
      day: String(start / 1000),
      uses: String((known?.[at]?.uses ?? 0) + uses.length),
      accounts: String((known?.[at]?.accounts ?? 0) + new Set(uses.map((post) => post.accountId)).size),
    }
  })
}

/** A stable numeric id of a tag name. */
const tagId = (name: string): string => {
  let hash = 7
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007
  return String(hash)
}

/** A hashtag in the spelling in which it was asked for. */
export function tagOut(view: View, spelling: string): Json {
  const { world, me } = view
  const name = foldTag(spelling)
  return {
    id: tagId(name),
    name: spelling,
    url: `${view.origin}/tags/${encodeURIComponent(spelling.toLowerCase())}`,
    history: tagHistory(world, name, view.now),
    ...(me === null
      ? {}
      : {
          following: world.tagFollows.find('pair', pairKey(me, name)) !== undefined,
          featuring: world.featuredTags.find('pair', pairKey(me, name)) !== undefined,
        }),
  }
}

/** A featured tag; its count is a string. */
export function featuredTagOut(view: View, tag: { id: string; accountId: string; name: string }): Json {
  const account = view.world.accounts.get(tag.accountId)
  const posts = view.world.statuses
    .by('tag', foldTag(tag.name))
    .filter((post) => post.accountId === tag.accountId && ['public', 'unlisted'].includes(post.visibility))
  const base = account?.url ?? `${view.origin}/@${account?.username ?? ''}`
  return {
    id: tag.id,
    name: tag.name,
    url: `${base}/tagged/${encodeURIComponent(tag.name)}`,
    statuses_count: String(posts.length),
    last_status_at: day(posts.at(-1)?.createdAt ?? null),
  }
}

export function conversationOut(view: View, conversation: Conversation): Json {
  const last = view.world.statuses.get(conversation.lastStatusId)
  return {
    id: conversation.id,
    unread: conversation.unread,
    accounts: accountsOut(view, conversation.participantIds),
    last_status: last ? statusOut(view, last) : null,
  }
}

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

export const scheduledOut = (view: View, s: Scheduled): Json => ({
  id: s.id,
  scheduled_at: iso(s.scheduledAt),
  params: {
    text: s.text,
    spoiler_text: s.spoilerText || null,
    visibility: s.visibility,
    sensitive: s.sensitive,
    language: s.language,
    // a number on the real server: ids in here are as they were sent to the job
    in_reply_to_id: s.inReplyToId === null ? null : longNumber(s.inReplyToId),
    media_ids: s.mediaIds.length > 0 ? s.mediaIds : null,
    poll: s.poll
      ? {
          options: s.poll.options,
          expires_in: s.poll.expiresIn,
          multiple: s.poll.multiple,
          hide_totals: s.poll.hideTotals,
        }
      : null,
    quoted_status_id: s.quotedStatusId,
    ...(s.quotePolicy === null ? {} : { quote_approval_policy: s.quotePolicy }),
    application_id: Number(s.applicationId),
    idempotency: s.idempotency,
    scheduled_at: null,
    with_rate_limit: false,
  },
  media_attachments: s.mediaIds.flatMap((id) => {
    const media = view.world.media.get(id)
    return media ? [mediaOut(view, media)] : []
  }),
})

/** Local emoji for the picker. */
export const customEmojisOut = (view: View): Json[] =>
  view.world.emojis.by('domain', '').map((emoji) => emojiOut(view, emoji))
