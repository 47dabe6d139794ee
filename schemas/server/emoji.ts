import * as z from 'zod/mini'
import { count0, flag, refuse, stringOrNull, tolerantList } from '../primitives'
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
