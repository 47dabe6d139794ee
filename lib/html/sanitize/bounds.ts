/** The longest markup that is parsed, in UTF-16 units: a post of 5,000 characters is about 20,000. */
export const MAX_LENGTH = 100_000

/** How much markup of a post is parsed while it is folded: many times what ten lines show. */
export const FOLDED_LENGTH = 10_000

/** How much markup of an open post is parsed before somebody asks for all of it. */
export const OPEN_LENGTH = 40_000

/** The most custom emoji that one text shows as pictures; the rest stay codes. */
export const MAX_PICTURES = 500

/** The deepest nesting that is parsed; deeper markup is shown as its text. Real posts stay below 20. */
export const MAX_NESTING = 128

/** `markup` no longer than `limit`, not ending in the middle of a tag, an entity or a surrogate pair. */
export function bound(markup: string, limit = MAX_LENGTH): { markup: string; cut: boolean } {
  if (markup.length <= limit) return { markup, cut: false }
  const start = markup.slice(0, limit)
  const tag = start.lastIndexOf('<')
  const whole = tag > start.lastIndexOf('>') && tag > limit - 8192 ? start.slice(0, tag) : start
  return { markup: whole.replace(/&[#\w]{0,32}$|[\uD800-\uDBFF]$/, ''), cut: true }
}
