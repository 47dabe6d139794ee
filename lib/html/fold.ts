import { graphemeCount } from '@/lib/util/graphemes'

const GRAPHEMES = 500
const LINES = 10

/** Whether a post of this text is folded in lists: over 500 graphemes or 10 lines; decided from the text, so nothing jumps. */
export function isLong(text: string): boolean {
  return text.split('\n').length > LINES || graphemeCount(text, GRAPHEMES) > GRAPHEMES
}
