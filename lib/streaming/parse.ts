import * as z from 'zod/mini'
import { announcementDto, announcementReactionDto, type Announcement } from '@/schemas/server/announcement'
import { conversationDto } from '@/schemas/notifications/conversation'
import { notificationDto } from '@/schemas/notifications/notification'
import { id, type AnnouncementId, type StatusId } from '@/schemas/primitives'
import { statusDto, type StatusDto } from '@/schemas/statuses/status'
import { namelessFrameDto, streamErrorDto, streamFrameDto } from '@/schemas/stream-event'
import { Lru } from '@/lib/util/lru'
import { parseJson } from '@/lib/util/parse-json'

/** A validated event of a stream (Mastodon API documentation, "streaming"). */
export type StreamEvent =
  | { readonly event: 'update' | 'status.update'; readonly payload: StatusDto }
  | { readonly event: 'delete'; readonly payload: StatusId }
  | { readonly event: 'notification'; readonly payload: z.output<typeof notificationDto> }
  | { readonly event: 'conversation'; readonly payload: z.output<typeof conversationDto> }
  | { readonly event: 'announcement'; readonly payload: Announcement }
  | { readonly event: 'announcement.reaction'; readonly payload: z.output<typeof announcementReactionDto> }
  | { readonly event: 'announcement.delete'; readonly payload: AnnouncementId }
  | { readonly event: 'notifications_merged' | 'filters_changed'; readonly payload: null }

/**
 * A frame of the socket: an event of a stream (`stream` is empty where the server does not name it), or an
 * error.
 */
export type Frame =
  | { readonly kind: 'event'; readonly stream: readonly string[]; readonly event: StreamEvent }
  | { readonly kind: 'error'; readonly error: string; readonly status: number | undefined }

/** Payloads are JSON inside JSON; some servers send the object itself. */
const inner = (payload: unknown) => (typeof payload === 'string' ? parseJson(payload) : payload)

/** Ids are bare strings; a bare id of digits must not be parsed as a number. */
const bareId = (payload: unknown) =>
  typeof payload === 'string' && payload.startsWith('"') ? parseJson(payload) : payload

const read = <S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> | null => {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : null
}

/** Number of posts that are remembered by their payload. */
const RECENT_POSTS = 20
const recentPosts = new Lru<string, StatusDto | null>(RECENT_POSTS)

/** Reads a post. Several columns get the same text for each stream that has the post: it is read once. */
const readPost = (payload: unknown): StatusDto | null =>
  typeof payload === 'string'
    ? recentPosts.ensure(payload, () => read(statusDto, parseJson(payload)))
    : read(statusDto, payload)

/** Parses the payload of an event by its name; null when it is unknown or invalid. */
export function readEvent(name: string, payload: unknown): StreamEvent | null {
  const made = <E extends string, P>(event: E, value: P | null) =>
    value === null ? null : { event, payload: value }
  switch (name) {
    case 'update':
    case 'status.update':
      return made(name, readPost(payload))
    case 'delete':
      return made(name, read(id<'status'>(), bareId(payload)))
    case 'notification':
      return made(name, read(notificationDto, inner(payload)))
    case 'conversation':
      return made(name, read(conversationDto, inner(payload)))
    case 'announcement':
      return made(name, read(announcementDto, inner(payload)))
    case 'announcement.reaction':
      return made(name, read(announcementReactionDto, inner(payload)))
    case 'announcement.delete':
      return made(name, read(id<'announcement'>(), bareId(payload)))
    case 'notifications_merged':
    case 'filters_changed':
      return { event: name, payload: null }
    default:
      return null
  }
}

/** Parses a message of the socket; null when it is not an event that the app handles. Never throws. */
export function parseFrame(text: string): Frame | null {
  const value = parseJson(text)
  const named = read(streamFrameDto, value)
  const frame = named ?? read(namelessFrameDto, value)
  if (!frame) {
    const error = read(streamErrorDto, value)
    return error && { kind: 'error', error: error.error, status: error.status }
  }
  const event = readEvent(frame.event, frame.payload)
  return event && { kind: 'event', stream: named?.stream ?? [], event }
}
