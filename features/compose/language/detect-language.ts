import { LANGUAGES } from './languages'
import { mayBeIn } from './stop-words'

/** Shorter texts are too short to detect a language. */
const MIN_TEXT_LENGTH = 24
/** Least share of the detected language in the sum with the second, 0 to 1. */
const MIN_CONFIDENCE = 0.8

/** The words of a text, without addresses, mentions, hashtags and shortcodes. */
export const wordsOf = (text: string): string =>
  text
    .replace(/https?:\/\/\S+|[@#＠＃][\p{L}\p{N}_.@-]+|:[a-z0-9_]+:/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Dense scripts, of which twelve characters are enough. */
const isDense = (words: string) =>
  words.length >= MIN_TEXT_LENGTH / 2 && /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u.test(words)

/**
 * Detects the language of a text (BCP 47); null when the text is too short or the result uncertain. The detector
 * loads with the first long enough text.
 */
export async function detectLanguage(text: string): Promise<string | null> {
  const words = wordsOf(text)
  if (words.length < MIN_TEXT_LENGTH && !isDense(words)) return null
  const { detectAll } = await import('tinyld')
  const [first, second] = detectAll(words)
  if (!first || !LANGUAGES.includes(first.lang) || !mayBeIn(first.lang, words)) return null
  const share = first.accuracy / (first.accuracy + (second?.accuracy ?? 0))
  return share >= MIN_CONFIDENCE ? first.lang : null
}
