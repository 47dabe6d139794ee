import type { CustomEmoji } from '../store/model'
import { shortcodes } from '../rules/text'
import { absolute, type Json, type View } from './view'

const emojiOut = (view: View, emoji: CustomEmoji): Json => ({
  shortcode: emoji.shortcode,
  url: absolute(view, emoji.url),
  static_url: absolute(view, emoji.staticUrl),
  visible_in_picker: emoji.visibleInPicker,
  ...(emoji.category === null ? {} : { category: emoji.category }),
})

/** Custom emoji of `domain` that occur in the texts. */
export const emojisIn = (view: View, domain: string | null, ...texts: string[]): Json[] => {
  const codes = shortcodes(...texts)
  if (codes.length === 0) return []
  return codes.flatMap((code) => {
    const emoji = view.world.emojis.get(domain === null ? code : `${code}@${domain}`)
    return emoji ? [emojiOut(view, emoji)] : []
  })
}

/** Local emoji for the picker. */
export const customEmojisOut = (view: View): Json[] =>
  view.world.emojis.by('domain', '').map((emoji) => emojiOut(view, emoji))
