import * as z from 'zod/mini'
import { flag, tolerantArray, urlOrNull } from './primitives'

export const customEmojiDto = z.pipe(
  z.object({
    shortcode: z.string(),
    url: z.string(),
    static_url: z.optional(z.string()),
    visible_in_picker: z.catch(z.boolean(), true),
    category: urlOrNull,
  }),
  z.transform((emoji) => ({ ...emoji, static_url: emoji.static_url ?? emoji.url })),
)
export type CustomEmoji = z.output<typeof customEmojiDto>

export const customEmojis = z.catch(tolerantArray(customEmojiDto, 'emoji'), [])

export const reactionDto = z.object({
  name: z.string(),
  count: z.number(),
  me: flag,
  url: urlOrNull,
  static_url: urlOrNull,
})
