/** Longest text on one line, in UTF-16 units: a name, a title, an option of a poll. */
export const LINE_LENGTH = 1000

/** Maximum number of graphemes on one line. */
export const LINE_GRAPHEMES = 500

/** Longest plain text of several lines, in UTF-16 units: a description of media, a content warning. */
export const TEXT_LENGTH = 20_000

/** Longest markup of one line, in UTF-16 units: a long link has its address twice. */
export const LINE_MARKUP_LENGTH = 5000

/** Maximum number of combining marks on a letter. Real scripts need at most five; hundreds stop the layout of a browser. */
export const MAX_MARKS = 8

/** Invisible characters, such as joiners, do not end the letter that marks belong to. */
const MARK = '\\p{M}\\p{Cf}*'
const CROWDED = new RegExp(`(?:${MARK}){${MAX_MARKS + 1}}`, 'u')
const SURPLUS = new RegExp(`((?:${MARK}){${MAX_MARKS}})(?:${MARK})+`, 'gu')

/** Removes the combining marks beyond MAX_MARKS on a letter. */
export const withoutSurplusMarks = (text: string): string =>
  CROWDED.test(text) ? text.replace(SURPLUS, '$1') : text

/** Made on first use and kept, since making one takes longer than dividing a line. */
let graphemes: Intl.Segmenter | undefined

/** Returns the start of `text`, in whole graphemes; '' when the first is longer than `maxLength`. */
function startOf(text: string, maxLength: number, maxGraphemes: number): string {
  let end = 0
  let count = 0
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > maxLength || count === maxGraphemes) break
    end = index + segment.length
    count += 1
  }
  return text.slice(0, end)
}

/**
 * Returns `text` unchanged if it is at most `maxLength` UTF-16 units and `maxGraphemes` graphemes long and has
 * at most MAX_MARKS combining marks on a letter; else a shorter text that ends in "…".
 */
function shorten(text: string, maxLength: number, maxGraphemes: number): string {
  if (text.length <= maxGraphemes && !CROWDED.test(text)) return text
  // Enough to fill the limit after surplus marks are removed from a name that a person wrote.
  const start = withoutSurplusMarks(text.length > maxLength ? text.slice(0, 4 * maxLength) : text)
  const shown = start.length <= maxGraphemes ? start : startOf(start, maxLength - 1, maxGraphemes - 1)
  return shown === text ? text : `${shown.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Shortens a text that is shown on one line. */
export const shortenLine = (text: string): string => shorten(text, LINE_LENGTH, LINE_GRAPHEMES)

/** Shortens plain text of several lines. */
export const shortenText = (text: string): string => shorten(text, TEXT_LENGTH, TEXT_LENGTH)

/** Cuts `markup` to `limit` without ending inside a tag, an entity or a surrogate pair. */
export function cutMarkup(markup: string, limit: number): { markup: string; cut: boolean } {
  if (markup.length <= limit) return { markup, cut: false }
  const start = markup.slice(0, limit)
  const tag = start.lastIndexOf('<')
  const whole = tag > start.lastIndexOf('>') && tag > limit - 8192 ? start.slice(0, tag) : start
  return { markup: whole.replace(/&[#\w]{0,32}$|[\uD800-\uDBFF]$/, ''), cut: true }
}

/** Shortens markup that is shown on one line. */
export function shortenMarkup(source: string): string {
  const { markup, cut } = cutMarkup(withoutSurplusMarks(source), LINE_MARKUP_LENGTH)
  return cut || markup.length < source.length ? `${markup}…` : markup
}
