import * as z from 'zod/mini'
import { count0, flag, refuse, stringOrNull, tolerantArray, tolerantList, stringArray } from '../primitives'
import { mediaUrlOrEmpty, mediaUrlOrNull } from '../url'

/** Longest shortcode, in UTF-16 units. */
const MAX_NAME_LENGTH = 200

/** A shortcode, or an emoji itself. It cannot be shortened, so a long one is invalid. */
const emojiName = z.transform((value: unknown, context) =>
  typeof value === 'string' && value.length <= MAX_NAME_LENGTH ? value : refuse(context, value, 'string'),
)

/** Fails for an emoji without a safe image: its shortcode is then shown as text. */
export const customEmojiDto = z.pipe(
  z.object({
    shortcode: emojiName,
    url: mediaUrlOrEmpty,
    static_url: mediaUrlOrEmpty,
    visible_in_picker: z.catch(z.boolean(), true),
    category: stringOrNull,
  }),
  z.transform((emoji, context) => {
    const url = emoji.url || emoji.static_url
    if (url === '') return refuse(context, emoji, 'string')
    return { ...emoji, url, static_url: emoji.static_url || url }
  }),
)
export type CustomEmoji = z.output<typeof customEmojiDto>

export const customEmojis = tolerantList(customEmojiDto, 'emoji')

export const reactionDto = z.object({
  name: emojiName,
  count: count0,
  me: flag,
  url: mediaUrlOrNull,
  static_url: mediaUrlOrNull,
})

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
