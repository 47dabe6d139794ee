const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The characters as people count them: a family emoji or a letter with marks is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

// Marks, joiners, flags, Hangul parts and conjuncts make clusters; CR LF is one. Latin text needs no segmenter.
const SIMPLE = /^[\n\x20-\x7e\u00a0-\u02ff]*$/

/** How many graphemes the text has; stops counting beyond `limit` and then returns limit + 1. */
export function graphemeCount(text: string, limit = Infinity): number {
  if (SIMPLE.test(text)) return Math.min(text.length, limit + 1)
  let count = 0
  for (const _ of segmenter.segment(text)) if (++count > limit) break
  return count
}

/** The first `limit` graphemes. */
export function truncate(text: string, limit: number): string {
  let at = 0
  for (const part of segmenter.segment(text)) if (at++ === limit) return text.slice(0, part.index)
  return text
}
