import { hasSameItems } from '@/lib/util/has-same-items'
import type { announcementReactionDto, Announcement } from '@/schemas/server/announcement'
import type { AnnouncementId } from '@/schemas/primitives'
import type * as z from 'zod/mini'

export type { Announcement } from '@/schemas/server/announcement'

/** Announcements in the order of the screen, newest first; null where the server has none. */
export type Announcements = readonly Announcement[] | null

type Reaction = Announcement['reactions'][number]
export type ReactionEvent = z.output<typeof announcementReactionDto>

/** Mastodon accepts at most this many different reactions to an announcement. */
export const MAX_KINDS = 8

const DAY = 24 * 60 * 60_000

/** Returns a date in ms; null when it is missing or invalid. */
export function timeOf(date: string | null): number | null {
  const ms = date === null ? NaN : Date.parse(date)
  return Number.isNaN(ms) ? null : ms
}

/** Sorts by publication, newest first. */
export const sortAnnouncements = (all: readonly Announcement[]): Announcement[] =>
  all.toSorted((a, b) => (timeOf(b.published_at) ?? 0) - (timeOf(a.published_at) ?? 0))

/** True when its event has ended. The last day of an event without times counts in full. */
export function isOver({ ends_at, all_day }: Announcement, now: number): boolean {
  const end = timeOf(ends_at)
  return end !== null && end + (all_day ? DAY : 0) <= now
}

export const isUnreadAnnouncement = ({ read }: Announcement): boolean => read !== true

/** Its reactions, without those whose count is 0. */
export const shownReactions = ({ reactions }: Announcement): Reaction[] =>
  reactions.filter(({ count }) => count > 0)

/** True when a reaction of another kind would be refused. */
export const hasAllKinds = (announcement: Announcement): boolean =>
  shownReactions(announcement).length >= MAX_KINDS

/** True when its text was changed after it was published. */
export function isEdited({ published_at, updated_at }: Announcement): boolean {
  const published = timeOf(published_at)
  const updated = timeOf(updated_at)
  // Publishing sets both, some ms apart.
  return published !== null && updated !== null && updated - published >= 60_000
}

const change = (
  all: Announcements,
  id: AnnouncementId,
  next: (announcement: Announcement) => Announcement,
): Announcements => {
  if (all === null) return null
  const changed = all.map((each) => (each.id === id ? next(each) : each))
  return hasSameItems(changed, all) ? all : changed
}

/** Adds an announcement of the stream, or updates a known one. Events do not say what the user read or reacted to. */
export function withAnnouncement(all: Announcements, incoming: Announcement): Announcements {
  if (all === null) return null
  const known = all.find(({ id }) => id === incoming.id)
  const own = new Set(known?.reactions.flatMap(({ me, name }) => (me ? [name] : [])))
  const merged: Announcement = {
    ...incoming,
    read: incoming.read ?? known?.read,
    reactions: incoming.reactions.map((each) => ({ ...each, me: each.me || own.has(each.name) })),
  }
  return sortAnnouncements([...all.filter(({ id }) => id !== incoming.id), merged])
}

/** Removes an announcement that was withdrawn. */
export const withoutAnnouncement = (all: Announcements, id: AnnouncementId): Announcements =>
  all?.some((each) => each.id === id) ? all.filter((each) => each.id !== id) : all

/** Applies an event with the number of reactions of one kind, which includes those of the user. */
export const withReactionCount = (all: Announcements, event: ReactionEvent): Announcements =>
  change(all, event.announcement_id, (announcement) => {
    const { name, count, url, static_url } = event
    const known = announcement.reactions.find((each) => each.name === name)
    const others = announcement.reactions.filter((each) => each.name !== name)
    if (count === 0) return known ? { ...announcement, reactions: others } : announcement
    if (!known)
      return { ...announcement, reactions: [...others, { name, count, me: false, url, static_url }] }
    if (known.count === count) return announcement
    const next = { ...known, count }
    return {
      ...announcement,
      reactions: announcement.reactions.map((each) => (each === known ? next : each)),
    }
  })

/** Marks an announcement as read. */
export const asRead = (all: Announcements, id: AnnouncementId): Announcements =>
  change(all, id, (announcement) => (announcement.read ? announcement : { ...announcement, read: true }))

/** Images of a custom emoji. */
export interface ReactionImage {
  readonly url: string
  readonly static_url: string
}

export interface ReactionChange {
  readonly id: AnnouncementId
  /** An emoji, or the shortcode of a custom emoji. */
  readonly name: string
  /** True to add it, false to remove it. */
  readonly on: boolean
  /** Only for custom emoji. */
  readonly image: ReactionImage | null
  /** The count on screen before the change. */
  readonly before: number
}

type Count = (count: number) => number

function withOwn(all: Announcements, { id, name, on, image }: ReactionChange, count: Count): Announcements {
  return change(all, id, (announcement) => {
    const known = announcement.reactions.find((each) => each.name === name)
    if ((known?.me ?? false) === on) return announcement
    const own: Reaction = {
      name,
      url: image?.url ?? null,
      static_url: image?.static_url ?? null,
      ...known,
      count: count(known?.count ?? 0),
      me: on,
    }
    const reactions = known
      ? announcement.reactions.map((each) => (each === known ? own : each))
      : [...announcement.reactions, own]
    return { ...announcement, reactions }
  })
}

/**
 * Shows the user's change while it is in flight. The server may report the count of a kind at any time, and it is
 * unknown whether that count includes the change already: it is shown as if it did.
 */
export const withPendingReaction = (all: Announcements, reaction: ReactionChange): Announcements =>
  withOwn(all, reaction, (count) =>
    reaction.on ? Math.max(count, reaction.before + 1) : Math.min(count, Math.max(0, reaction.before - 1)),
  )

/** The user's change was accepted. A count that was reported since then is kept: it includes the change, or a later one will. */
export const withAcceptedReaction = (all: Announcements, reaction: ReactionChange): Announcements =>
  withOwn(all, reaction, (count) =>
    count === reaction.before
      ? Math.max(0, count + (reaction.on ? 1 : -1))
      : Math.max(count, reaction.on ? 1 : 0),
  )
