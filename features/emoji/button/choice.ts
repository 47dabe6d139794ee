import type { CustomEmoji, UnicodeEmoji } from '@/schemas/emoji'

/** An emoji that can be chosen: one of Unicode, or one of the server. */
export type Choice = { readonly native: UnicodeEmoji } | { readonly custom: CustomEmoji }

/** What was chosen, for whoever writes it somewhere. */
export type Picked = { readonly native: string } | { readonly shortcode: string }

/** Skin tones: 1 = none (product.md 9), 2 light to 6 dark. */
export const SKIN_TONES = [1, 2, 3, 4, 5, 6] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** Names a choice in what is remembered: a hexcode, or a shortcode in colons. */
export const keyOf = (choice: Choice): string =>
  'native' in choice ? choice.native.hexcode : `:${choice.custom.shortcode}:`

/** The emoji in a skin tone, where it has them. */
export const inTone = ({ unicode, skins }: UnicodeEmoji, tone: SkinTone): string =>
  (tone === 1 ? undefined : skins[tone - 2]) ?? unicode

/** What a choice writes. */
export const pickedOf = (choice: Choice, tone: SkinTone): Picked =>
  'native' in choice ? { native: inTone(choice.native, tone) } : { shortcode: choice.custom.shortcode }

/** Its name for ears: the label in the language of the interface, or the code in colons. */
export const nameOf = (choice: Choice): string =>
  'native' in choice ? choice.native.label : `:${choice.custom.shortcode}:`

/** The code by which it is written, without colons; '' when it has none. */
export const codeOf = (choice: Choice): string =>
  'native' in choice ? (choice.native.shortcodes[0] ?? '') : choice.custom.shortcode
