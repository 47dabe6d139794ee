import * as z from 'zod/mini'
import { id, longText, text, tolerantList, tolerantOrNull, wholeText } from '../primitives'

export const translationDto = z.object({
  /** HTML. */
  content: wholeText,
  spoiler_text: longText,
  detected_source_language: text,
  provider: text,
  poll: z.optional(
    tolerantOrNull(z.object({ id: id<'poll'>(), options: z.array(z.object({ title: text })) }), 'poll'),
  ),
  media_attachments: tolerantList(z.object({ id: id<'media'>(), description: longText }), 'media'),
})
export type Translation = z.output<typeof translationDto>
