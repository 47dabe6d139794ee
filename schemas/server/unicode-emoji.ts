import * as z from 'zod/mini'
import { stringArray, tolerantArray } from '../primitives'

/** A Unicode emoji with names in one language, as in our files and our database. */
export const unicodeEmojiDto = z.object({
  hexcode: z.string(),
  /** The emoji itself. */
  unicode: z.string(),
  label: z.string(),
  /** Position of its group and overall. */
  group: z.number(),
  order: z.number(),
  /** Version of the Unicode Emoji standard that added it. */
  version: z.number(),
  tags: stringArray,
  shortcodes: stringArray,
  /** Variants with skin tones 2 (light) to 6 (dark); empty when there are none. */
  skins: stringArray,
})
export type UnicodeEmoji = z.output<typeof unicodeEmojiDto>

/** Fails for anything that is not an array. */
export const unicodeEmojis = tolerantArray(unicodeEmojiDto, 'unicode emoji')

/** The stored emoji of one language. */
export const storedEmojisDto = z.object({
  locale: z.string(),
  etag: z.nullable(z.string()),
  emojis: z.array(z.unknown()),
})
