import { RIGHT_TO_LEFT } from '@/lib/i18n/direction'

/** People mentioned at the start of a paragraph, up to the first letter after them. */
const MENTIONS_FIRST =
  /(?<=^|<p>)(?:\s*(?:<span class="h-card"[^>]*>)?<a [^>]*data-link="mention"[^>]*>[^<]*(?:<span>[^<]*<\/span>)?<\/a>(?:<\/span>)?)+[^<\p{L}]*(?=(\p{L}))/gu
/** The first letter decides the direction of a paragraph. This one has no width and is written from right to left. */
const RIGHT_TO_LEFT_MARK = '\u200f'

/**
 * Gives paragraphs that begin with people, whose names are in Latin letters, the direction of their text. `html` has its
 * links applied.
 */
export const applyDirection = (html: string): string =>
  RIGHT_TO_LEFT.test(html)
    ? html.replace(MENTIONS_FIRST, (start, letter: string) =>
        RIGHT_TO_LEFT.test(letter) ? RIGHT_TO_LEFT_MARK + start : start,
      )
    : html
