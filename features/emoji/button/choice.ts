import type { CustomEmoji } from '@/schemas/server/emoji'
import type { UnicodeEmoji } from '@/schemas/server/unicode-emoji'

/** An emoji to choose: of Unicode or of the server. */
export type Choice = { readonly native: UnicodeEmoji } | { readonly custom: CustomEmoji }

/** The chosen emoji, to be written somewhere. */
export type Picked = { readonly native: string } | { readonly shortcode: string }

/** Skin tones: 1 = none, 2 light to 6 dark. */
export const SKIN_TONES = [1, 2, 3, 4, 5, 6] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** Returns the storage key of a choice: a hexcode, or a shortcode in colons. */
export const keyOf = (choice: Choice): string =>
  'native' in choice ? choice.native.hexcode : `:${choice.custom.shortcode}:`

/** Returns the emoji in a skin tone, if it has tones. */
export const inTone = ({ unicode, skins }: UnicodeEmoji, tone: SkinTone): string =>
  (tone === 1 ? undefined : skins[tone - 2]) ?? unicode

/** Returns the text or shortcode a choice writes. */
export const pickedOf = (choice: Choice, tone: SkinTone): Picked =>
  'native' in choice ? { native: inTone(choice.native, tone) } : { shortcode: choice.custom.shortcode }

/** Returns its name for screen readers: the label in the chosen language, or the shortcode in colons. */
export const emojiNameOf = (choice: Choice): string =>
  'native' in choice ? choice.native.label : `:${choice.custom.shortcode}:`

/** Returns its shortcode without colons; '' when it has none. */
export const codeOf = (choice: Choice): string =>
  'native' in choice ? (choice.native.shortcodes[0] ?? '') : choice.custom.shortcode
