/** Emoji of Unicode and of the server: words, search, picker. Everything but the button loads on first use. */
export { codeOf, keyOf, nameOf, pickedOf, type Choice, type Picked, type SkinTone } from './button/choice'
export { EmojiButton, EmojiPicker } from './button/emoji-button'
export { Glyph } from './data/glyph'
export { writtenEmoji } from './data/spacing'

/** The search for a few emoji while typing; its code and data load with the first. */
export const loadFindEmojis = async () => (await import('./search/find')).findEmojis

/** Remembers that an emoji was used, by its key. */
export { rememberEmoji } from './button/recent'
