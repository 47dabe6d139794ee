import { toText } from '@/lib/html/to-text'
import type { Poll, Status } from '@/schemas/entities'

const WORD = String.raw`[\p{L}\p{M}\p{N}\p{Pc}]`
const isWord = new RegExp(WORD, 'u')

/** A keyword of a filter, or one being typed. */
export interface Phrase {
  keyword: string
  whole_word: boolean
}

/**
 * Builds the pattern of a keyword with the server's own rule: case-insensitive; for whole words, an edge
 * counts only where the phrase begins or ends with a letter or digit.
 */
export function phrasePattern(phrase: string, wholeWord: boolean): RegExp {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
  const letters = Array.from(phrase)
  const start = wholeWord && isWord.test(letters[0] ?? '') ? `(?<!${WORD})` : ''
  const end = wholeWord && isWord.test(letters.at(-1) ?? '') ? `(?!${WORD})` : ''
  return new RegExp(start + literal + end, 'iu')
}

const patterns = new WeakMap<Phrase, RegExp>()
const texts = new WeakMap<Status, string>()

/** Returns the pattern of a keyword; null for an empty one, which matches nothing. */
export function patternOf(phrase: Phrase): RegExp | null {
  if (phrase.keyword.trim() === '') return null
  let pattern = patterns.get(phrase)
  if (!pattern) patterns.set(phrase, (pattern = phrasePattern(phrase.keyword, phrase.whole_word)))
  return pattern
}

/** Returns the text of a post that keywords are matched with: warning, text and media descriptions. */
export function searchedText(status: Status): string {
  const known = texts.get(status)
  if (known !== undefined) return known
  const descriptions = status.media_attachments.map((media) => media.description ?? '')
  const text = [status.spoiler_text, toText(status.content), ...descriptions].join('\n\n')
  texts.set(status, text)
  return text
}

/** True when a keyword occurs in the warning, text, poll options or media descriptions of a post. */
export function matchesPhrase(phrase: Phrase, status: Status, poll: Poll | undefined): boolean {
  const pattern = patternOf(phrase)
  if (!pattern) return false
  return pattern.test(searchedText(status)) || !!poll?.options.some((option) => pattern.test(option.title))
}
