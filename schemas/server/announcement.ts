import * as z from 'zod/mini'
import { customEmojis, reactionDto } from './emoji'
import { mentionDto, statusTagDto } from '../statuses/tag'
import {
  count0,
  dateOrNull,
  flag,
  id,
  requiredString,
  tolerantArray,
  tolerantList,
  wholeText,
} from '../primitives'
import { mediaUrlOrNull } from '../url'

export const announcementDto = z.object({
  id: id<'announcement'>(),
  /** HTML. */
  content: wholeText,
  starts_at: dateOrNull,
  ends_at: dateOrNull,
  all_day: flag,
  published_at: dateOrNull,
  updated_at: dateOrNull,
  /** Missing in events, which are the same for all users. */
  read: z.optional(flag),
  mentions: tolerantList(mentionDto, 'mention'),
  tags: tolerantList(statusTagDto, 'tag'),
  /** In events without `me`. */
  reactions: tolerantList(reactionDto, 'reaction'),
  emojis: customEmojis,
})
export type Announcement = z.output<typeof announcementDto>

export const announcementsDto = tolerantArray(announcementDto, 'announcement')

export const announcementReactionDto = z.object({
  name: requiredString,
  count: count0,
  announcement_id: id<'announcement'>(),
  /** Only for custom emoji. */
  url: mediaUrlOrNull,
  static_url: mediaUrlOrNull,
})
