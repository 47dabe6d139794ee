/** The kind of token at the caret: a mention, a hashtag, or the shortcode of an emoji. */
export type TokenKind = 'account' | 'tag' | 'emoji'

export interface SuggestToken {
  readonly kind: TokenKind
  /** Its start, sign included; UTF-16 units. */
  readonly start: number
  /** The caret. */
  readonly end: number
  /** Without the sign. */
  readonly query: string
}

/** Maximum length of a token; text farther back is ignored. */
const MAX_TOKEN_LENGTH = 100

// A sign counts only where no word, address or path touches it (the rule of the server).
const HANDLE = String.raw`[\p{Script=Latin}\p{M}\p{Nd}_][\p{Script=Latin}\p{M}\p{Nd}_.-]*(?:@[\p{Script=Latin}\p{M}\p{Nd}.-]*)?`
/** A name in another script: it ends where that script ends, and so does a handle. */
const NAME = String.raw`(?:(?!\p{Script=Latin})[\p{L}\p{M}_])+`
const ACCOUNT = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_/=@＠])[@＠](${HANDLE}|${NAME})$`, 'u')
const TAG = /(?<![\p{L}\p{M}\p{N}_/&)#＃])[#＃]([\p{L}\p{M}\p{N}_\u00b7\u30fb\u200c]+)$/u
const EMOJI = /(?<![\p{L}\p{M}\p{N}_:/])(?::)([\p{L}\p{M}\p{N}_+-]+)$/u

const RULES: readonly [TokenKind, RegExp][] = [
  ['account', ACCOUNT],
  ['tag', TAG],
  ['emoji', EMOJI],
]

/** Minimum length of a query: two characters, one in scripts where a character is a word. */
const DENSE = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const isEnough = (query: string): boolean => Array.from(query).length >= 2 || DENSE.test(query)

/**
 * The token that ends at the caret, of one of `kinds`; null where there is none, or its query is too short.
 * `caret` in UTF-16 units.
 */
export function tokenAt(text: string, caret: number, kinds: readonly TokenKind[]): SuggestToken | null {
  const from = Math.max(0, caret - MAX_TOKEN_LENGTH)
  const before = text.slice(from, caret)
  for (const [kind, rule] of RULES) {
    const found = kinds.includes(kind) ? rule.exec(before) : null
    const query = found?.[1]
    if (!found || query === undefined || !isEnough(query)) continue
    // Only digits are not a hashtag, as in "#1".
    if (kind === 'tag' && /^\p{N}+$/u.test(query)) continue
    return { kind, start: from + found.index, end: caret, query }
  }
  return null
}

/** True when `next` continues `before`. */
export const isContinuation = (before: SuggestToken, next: SuggestToken): boolean =>
  before.kind === next.kind && before.start === next.start && next.query.startsWith(before.query)
