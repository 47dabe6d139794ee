import * as z from 'zod/mini'
import { accountDto } from '../accounts/account'
import {
  flag,
  id,
  longText,
  text,
  tolerantArray,
  tolerantList,
  tolerantOrNull,
  wholeText,
  wholeTextOrNull,
} from '../primitives'
import { customEmojis } from '../server/emoji'
import { mediaDto } from './media'

/** One revision of an edited post. */
export const revisionDto = z.object({
  /** HTML. */
  content: wholeText,
  spoiler_text: longText,
  sensitive: flag,
  /** '' when unknown. */
  created_at: text,
  account: z.optional(tolerantOrNull(accountDto, 'account')),
  media_attachments: tolerantList(mediaDto, 'media'),
  poll: z.optional(
    z.catch(z.nullable(z.object({ options: tolerantList(z.object({ title: text }), 'poll option') })), null),
  ),
  emojis: customEmojis,
})
export type Revision = z.output<typeof revisionDto>
export const revisionsDto = tolerantArray(revisionDto, 'revision')

/** Texts of a post as they were typed; null when the server does not name one. */
export const statusSourceDto = z.object({
  id: id<'status'>(),
  text: wholeTextOrNull,
  spoiler_text: wholeTextOrNull,
})

/** Answer of a deletion: the post with its source text, for redrafting. */
export const deletedStatusDto = z.object({
  id: id<'status'>(),
  text: z.optional(wholeText),
  spoiler_text: wholeText,
})
