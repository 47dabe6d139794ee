import { toText } from '@/lib/html/to-text'
import type { Poll, Status } from '@/schemas/entities'
import type { FilterV1 } from '@/schemas/filter'

const WORD = String.raw`[\p{L}\p{M}\p{N}\p{Pc}]`
const isWord = new RegExp(WORD, 'u')

/**
 * Builds the pattern of a v1 filter with the server's own rule: case-insensitive; for whole words, an edge
 * counts only where the phrase begins or ends with a letter or digit.
 */
export function phrasePattern(phrase: string, wholeWord: boolean): RegExp {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
  const letters = Array.from(phrase)
  const start = wholeWord && isWord.test(letters[0] ?? '') ? `(?<!${WORD})` : ''
  const end = wholeWord && isWord.test(letters.at(-1) ?? '') ? `(?!${WORD})` : ''
  return new RegExp(start + literal + end, 'iu')
}

const patterns = new WeakMap<FilterV1, RegExp>()
const texts = new WeakMap<Status, string>()

function textOf(status: Status): string {
  const known = texts.get(status)
  if (known !== undefined) return known
  const descriptions = status.media_attachments.map((media) => media.description ?? '')
  const text = [status.spoiler_text, toText(status.content), ...descriptions].join('\n\n')
  texts.set(status, text)
  return text
}

/**
 * True when the phrase of a filter occurs in the warning, text, poll options or media descriptions of a post.
 */
export function matchesPhrase(filter: FilterV1, status: Status, poll: Poll | undefined): boolean {
  if (filter.phrase.trim() === '') return false
  let pattern = patterns.get(filter)
  if (!pattern) patterns.set(filter, (pattern = phrasePattern(filter.phrase, filter.whole_word)))
  return pattern.test(textOf(status)) || !!poll?.options.some((option) => pattern.test(option.title))
}
