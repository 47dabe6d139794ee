import type { SuggestToken } from './token'

/** A range of the text and its replacement; the caret is placed after it. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly text: string
}

const WORD = /^[\p{L}\p{M}\p{N}_.@+-]*/u

/**
 * Replaces a token by `completion`. The text after the caret stays, unless it is the rest of the word that
 * was chosen. A space follows; an existing one is reused.
 */
export function replaceToken(text: string, token: SuggestToken, completion: string): Replacement {
  const typed = text.slice(token.start, token.end)
  const rest = WORD.exec(text.slice(token.end))?.[0] ?? ''
  const whole = (typed.slice(1) + rest).toLowerCase()
  const same = rest !== '' && completion.slice(1).toLowerCase().startsWith(whole)
  const end = token.end + (same ? rest.length : 0)
  const spaced = text[end] === ' '
  return { from: token.start, to: spaced ? end + 1 : end, text: `${completion} ` }
}
