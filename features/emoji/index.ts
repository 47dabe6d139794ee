/** Unicode and custom emoji: names, search, picker. Everything but the button loads on first use. */
export {
  codeOf,
  keyOf,
  emojiNameOf,
  pickedOf,
  type Choice,
  type Picked,
  type SkinTone,
} from './button/choice'
export { EmojiButton, EmojiPicker } from './button/emoji-button'
export { Glyph } from './data/glyph'
export { knownEmoji } from './data/known-emoji'
export { writtenEmoji } from './data/spacing'

/** Loads the emoji search for suggestions while typing, with its data. */
export const loadFindEmojis = async () => (await import('./search/find')).findEmojis

/** Records that an emoji was used, by its key. */
export { rememberEmoji } from './button/recent'
