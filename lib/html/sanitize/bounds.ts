/** Longest markup that is parsed, in UTF-16 units. A post of 5,000 characters is about 20,000. */
export const MAX_LENGTH = 100_000

/** Longest markup that is parsed of a folded post: many times the ten visible lines. */
export const FOLDED_LENGTH = 10_000

/** Longest markup that is parsed of an open post until the user asks for the rest. */
export const OPEN_LENGTH = 40_000

/** Maximum number of custom emoji per text that become images; the rest stay shortcodes. */
export const MAX_EMOJI_IMAGES = 500

/** Deepest nesting that is parsed; deeper markup is shown as text. Real posts stay below 20. */
export const MAX_NESTING = 128
