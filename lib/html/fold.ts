import { graphemeCount } from '@/lib/util/graphemes'

/** Longer texts, or texts of more lines, are folded. */
const MAX_GRAPHEMES = 500
const MAX_LINES = 10

/**
 * True when lists fold a post of this text: over 500 graphemes or 10 lines. Decided from the text, not by
 * measuring, so that the layout does not shift.
 */
export function isLong(text: string): boolean {
  return text.split('\n').length > MAX_LINES || graphemeCount(text, MAX_GRAPHEMES) > MAX_GRAPHEMES
}
