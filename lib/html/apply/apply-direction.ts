/** The start of a paragraph that begins with people, followed by a letter that is written from right to left. */
const MENTIONS_FIRST =
  /(^|<p>)(?=(?:\s*(?:<span [^>]*>)?<a [^>]*data-link="mention"[^>]*>[^<]*(?:<span>[^<]*<\/span>)?<\/a>(?:<\/span>)?)+[^<\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])/gu

/**
 * Gives paragraphs that begin with people, whose names are in Latin letters, the direction of their text: its first letter
 * decides, and the mark in front of it has no width. `html` has its links applied.
 */
export const applyDirection = (html: string): string => html.replace(MENTIONS_FIRST, '$1\u200f')
