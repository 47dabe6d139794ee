import type { Token } from './token'

/** A stretch of the text and what takes its place; the caret comes behind it. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly text: string
}

const WORD = /^[\p{L}\p{M}\p{N}_.@+-]*/u

/**
 * Replaces a token by `completion`. The text after the caret stays, unless it is the rest of the very word that
 * was chosen. A space follows: one that is there is passed.
 */
export function replaceToken(text: string, token: Token, completion: string): Replacement {
  const typed = text.slice(token.start, token.end)
  const rest = WORD.exec(text.slice(token.end))?.[0] ?? ''
  const whole = (typed.slice(1) + rest).toLowerCase()
  const same = rest !== '' && completion.slice(1).toLowerCase().startsWith(whole)
  const end = token.end + (same ? rest.length : 0)
  const spaced = text[end] === ' '
  return { from: token.start, to: spaced ? end + 1 : end, text: `${completion} ` }
}
