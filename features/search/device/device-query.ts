import { foldText } from '@/lib/util/fold-text'

/** An operator of a search, e.g. `from:me`. */
export interface Operator {
  name: string
  value: string
}

/** A part of a search: words that must occur, or an operator. `isExcluded`: written with '-' before it. */
export interface Term {
  words?: string
  operator?: Operator
  isExcluded: boolean
}

const OPERATORS = new Set(['from', 'has', 'is', 'language', 'before', 'during', 'after', 'in'])

/** Words in quotes, or anything else up to a space; '-' before either excludes it. */
const TERM = /(-?)(?:"([^"]+)"|“([^”]+)”|(\S+))/gu
const OPERATOR = /^([a-z]+):(.+)$/i

/** Folds case, diacritics and spaces, so that words are found however they are written. */
export const foldWords = (text: string): string => foldText(text).replace(/\s+/g, ' ')

function operatorIn(word: string): Operator | null {
  const [, name = '', value = ''] = OPERATOR.exec(word) ?? []
  return OPERATORS.has(name.toLowerCase()) ? { name: name.toLowerCase(), value: value.toLowerCase() } : null
}

/** Reads a search as Mastodon does: all words and operators must match, `"words"` as they are written. */
export function readDeviceQuery(text: string): Term[] {
  return [...text.matchAll(TERM)].flatMap(([, sign = '', straight, curly, word = '']): Term[] => {
    const isExcluded = sign === '-'
    const operator = operatorIn(word)
    if (operator) return [{ operator, isExcluded }]
    const words = foldWords(straight ?? curly ?? word).trim()
    // The value of an operator may still be missing.
    const isUnfinished = words.endsWith(':') && OPERATORS.has(words.slice(0, -1))
    return words === '' || isUnfinished ? [] : [{ words, isExcluded }]
  })
}

/**
 * Returns the words of a search for drafts; null when it asks for what drafts lack, such as an author, or excludes
 * something.
 */
export function draftWords(text: string): string | null {
  const terms = readDeviceQuery(text)
  const words = terms.flatMap((term) => (term.isExcluded ? [] : (term.words ?? [])))
  return words.length > 0 && words.length === terms.length ? words.join(' ') : null
}
