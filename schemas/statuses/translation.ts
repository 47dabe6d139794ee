import * as z from 'zod/mini'
import { text, tolerantList, tolerantOrNull } from '../primitives'

export const translationDto = z.object({
  content: text,
  spoiler_text: text,
  detected_source_language: text,
  provider: text,
  poll: z.optional(
    tolerantOrNull(z.object({ id: z.string(), options: z.array(z.object({ title: text })) }), 'poll'),
  ),
  media_attachments: tolerantList(z.object({ id: z.string(), description: text }), 'media'),
})
export type Translation = z.output<typeof translationDto>
