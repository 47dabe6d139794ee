import * as z from 'zod/mini'
import { flag, said, tolerantArray, urlOrNull } from './primitives'
import { object } from './quick'

export const customEmojiDto = z.pipe(
  object({
    shortcode: said,
    url: said,
    static_url: z.optional(said),
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

/** An emoji of Unicode in the words of one language (product.md 3), as our own files and our database hold it. */
export const unicodeEmojiDto = z.object({
  hexcode: z.string(),
  /** The emoji itself. */
  unicode: z.string(),
  label: z.string(),
  /** Place of its group and in all. */
  group: z.number(),
  order: z.number(),
  /** The version of the standard that brought it. */
  version: z.number(),
  tags: z.catch(z.array(z.string()), []),
  shortcodes: z.catch(z.array(z.string()), []),
  /** With skin tones 2 (light) to 6 (dark); empty where there are none. */
  skins: z.catch(z.array(z.string()), []),
})
export type UnicodeEmoji = z.output<typeof unicodeEmojiDto>

/** Throws for anything that is not an array. */
export const unicodeEmojis = tolerantArray(unicodeEmojiDto, 'unicode emoji')

/** The words of one language as they are kept. */
export const keptEmojisDto = z.object({
  locale: z.string(),
  etag: z.nullable(z.string()),
  emojis: unicodeEmojis,
})
