import * as z from 'zod/mini'
import { customEmojis, reactionDto } from './emoji'
import { count0, flag, id, stringOrNull, text, tolerantList } from './primitives'

export const announcementDto = z.object({
  id: id<'announcement'>(),
  content: text,
  starts_at: stringOrNull,
  ends_at: stringOrNull,
  all_day: flag,
  published_at: stringOrNull,
  read: z.optional(flag),
  reactions: tolerantList(reactionDto, 'reaction'),
  emojis: customEmojis,
})
export type Announcement = z.output<typeof announcementDto>

export const announcementReactionDto = z.object({
  name: z.string(),
  count: count0,
  announcement_id: id<'announcement'>(),
})
