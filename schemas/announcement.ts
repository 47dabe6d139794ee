import * as z from 'zod/mini'
import { customEmojis, reactionDto } from './emoji'
import { flag, id, instantOrNull, text, tolerantArray } from './primitives'

export const announcementDto = z.object({
  id: id<'announcement'>(),
  content: text,
  starts_at: instantOrNull,
  ends_at: instantOrNull,
  all_day: flag,
  published_at: instantOrNull,
  read: z.optional(flag),
  reactions: z.catch(tolerantArray(reactionDto, 'reaction'), []),
  emojis: customEmojis,
})
export type Announcement = z.output<typeof announcementDto>

export const announcementReactionDto = z.object({
  name: z.string(),
  count: z.number(),
  announcement_id: id<'announcement'>(),
})
