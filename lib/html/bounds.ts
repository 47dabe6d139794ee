/** The longest markup that is parsed, in UTF-16 units: a post of 5,000 characters is about 20,000. */
export const MAX_LENGTH = 100_000

/** The deepest nesting that is parsed; deeper markup is shown as its text. Real posts stay below 20. */
export const MAX_NESTING = 128

/** `markup` no longer than MAX_LENGTH, not ending in the middle of a tag, an entity or a surrogate pair. */
export function bound(markup: string): { markup: string; cut: boolean } {
  if (markup.length <= MAX_LENGTH) return { markup, cut: false }
  const start = markup.slice(0, MAX_LENGTH)
  const tag = start.lastIndexOf('<')
  const whole = tag > start.lastIndexOf('>') && tag > MAX_LENGTH - 8192 ? start.slice(0, tag) : start
  return { markup: whole.replace(/&[#\w]{0,32}$|[\uD800-\uDBFF]$/, ''), cut: true }
}
