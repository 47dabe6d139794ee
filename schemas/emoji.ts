import * as z from 'zod/mini'
import { count0, flag, refuse, said, textOrNull, tolerantArray, tolerantList, words } from './primitives'
import { mediaAddress, mediaAddressOrNull } from './url'

/** An emoji without a picture that may be shown is refused: its code is read as text then. */
export const customEmojiDto = z.pipe(
  z.object({
    shortcode: said,
    url: mediaAddress,
    static_url: mediaAddress,
    visible_in_picker: z.catch(z.boolean(), true),
    category: textOrNull,
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
  name: z.string(),
  count: count0,
  me: flag,
  url: mediaAddressOrNull,
  static_url: mediaAddressOrNull,
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
  tags: words,
  shortcodes: words,
  /** With skin tones 2 (light) to 6 (dark); empty where there are none. */
  skins: words,
})
export type UnicodeEmoji = z.output<typeof unicodeEmojiDto>

/** Throws for anything that is not an array. */
export const unicodeEmojis = tolerantArray(unicodeEmojiDto, 'unicode emoji')

/** The words of one language as they are kept. */
export const keptEmojisDto = z.object({
  locale: z.string(),
  etag: z.nullable(z.string()),
  emojis: z.array(z.unknown()),
})
