/** Emoji of Unicode and of the server: words, search, picker. Everything but the button loads on first use. */
export { EmojiButton, EmojiPicker } from './emoji-button'
export type { Picked } from './choice'
