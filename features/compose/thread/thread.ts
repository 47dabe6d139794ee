import { graphemes } from '@/lib/util/graphemes'
import { unbrokenIn } from '../text/unbroken'

/** Joins the segments of a text that meet inside an address, a mention or a tag. */
function joined(text: string, segments: Iterable<Intl.SegmentData>): string[] {
  const spans = unbrokenIn(text)
  const found: string[] = []
  let at = 0
  let start = 0
  for (const { index, segment } of segments) {
    const end = index + segment.length
    while (at < spans.length && (spans[at]?.end ?? 0) <= end) at++
    if ((spans[at]?.start ?? end) < end) continue
    found.push(text.slice(start, end))
    start = end
  }
  return found
}

const pieces = (text: string, language: string, granularity: 'sentence' | 'word'): string[] => {
  let segmenter: Intl.Segmenter
  try {
    segmenter = new Intl.Segmenter(language, { granularity })
  } catch {
    segmenter = new Intl.Segmenter(undefined, { granularity })
  }
  return joined(text, segmenter.segment(text))
}

/**
 * Splits a long text into parts that `fits` accepts, between sentences where that is possible, else between words, else
 * between characters. Addresses, mentions and tags stay whole as long as a part has room for them. Nothing but space at
 * the borders is lost. `language` is BCP 47.
 */
export function splitText(text: string, fits: (part: string) => boolean, language: string): string[] {
  const parts: string[] = []
  let part = ''
  const add = (piece: string, cut: ((piece: string) => string[]) | null): void => {
    if (fits((part + piece).trim())) {
      part += piece
      return
    }
    // A sentence that is too long for any part fills this one up with its words.
    if (cut && !fits(piece.trim())) {
      const next = cut === words ? graphemes : null
      for (const smaller of cut(piece)) add(smaller, next)
      return
    }
    if (part.trim() !== '') parts.push(part.trim())
    part = piece
  }
  const words = (sentence: string) => pieces(sentence, language, 'word')
  for (const sentence of pieces(text, language, 'sentence')) add(sentence, words)
  if (part.trim() !== '') parts.push(part.trim())
  return parts
}
