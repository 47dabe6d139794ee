const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits a text into characters as people count them: a family emoji or a letter with marks is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

// Only marks, joiners, flags, Hangul parts, conjuncts and CR LF form clusters, so Latin text needs no
// segmenter.
const SIMPLE = /^[\n\x20-\x7e\u00a0-\u02ff]*$/

/** Counts graphemes; stops beyond `limit` and then returns limit + 1. */
export function graphemeCount(text: string, limit = Infinity): number {
  if (SIMPLE.test(text)) return Math.min(text.length, limit + 1)
  let count = 0
  for (const _ of segmenter.segment(text)) if (++count > limit) break
  return count
}

/** Returns the first `limit` graphemes. */
export function truncate(text: string, limit: number): string {
  let at = 0
  for (const part of segmenter.segment(text)) if (at++ === limit) return text.slice(0, part.index)
  return text
}
