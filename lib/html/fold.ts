import { graphemeCount } from '@/lib/util/graphemes'

const GRAPHEMES = 500
const LINES = 10

/**
 * True when lists fold a post of this text: over 500 graphemes or 10 lines. Decided from the text, not by
 * measuring, so that the layout does not shift.
 */
export function isLong(text: string): boolean {
  return text.split('\n').length > LINES || graphemeCount(text, GRAPHEMES) > GRAPHEMES
}
