import { LANGUAGES } from './languages'

/** Shorter texts say too little. */
const SHORTEST = 24
const SURE = 0.8

/** The words of a text, without addresses, mentions, hashtags and shortcodes. */
export const wordsOf = (text: string): string =>
  text
    .replace(/https?:\/\/\S+|[@#＠＃][\p{L}\p{N}_.@-]+|:[a-z0-9_]+:/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Scripts that say in twelve characters what others say in twice as many. */
const isDense = (words: string) =>
  words.length >= SHORTEST / 2 && /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}/u.test(words)

/**
 * The language a text is most likely written in (BCP 47), or null when it is too short or not sure. The code that
 * knows languages loads with the first long enough text.
 */
export async function detectLanguage(text: string): Promise<string | null> {
  const words = wordsOf(text)
  if (words.length < SHORTEST && !isDense(words)) return null
  const { detectAll } = await import('tinyld')
  const [first, second] = detectAll(words)
  if (!first || !LANGUAGES.includes(first.lang)) return null
  const share = first.accuracy / (first.accuracy + (second?.accuracy ?? 0))
  return share >= SURE ? first.lang : null
}
