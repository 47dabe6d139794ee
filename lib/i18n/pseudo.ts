import type { Ast, Catalogue, MessagePart } from './catalogue'
import { dirOf } from './direction'
import { isolated } from './isolate'

const PLAIN = 'AEIOUYaeiouycnsz'
const ACCENTED = 'ÅÉÎÖÛÝåéîöûýçñšž'

/** The type of plain text in a parsed message. */
const TEXT_TYPE = 0
const text = (value: string): MessagePart => ({ type: TEXT_TYPE, value })

const accent = (plain: string): string =>
  plain.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

/** Accents the letters of all texts; arguments, numbers and tag names stay. */
function accented(ast: Ast): Ast {
  return ast.map((part) => {
    if (part.type === TEXT_TYPE) return text(accent(part.value ?? ''))
    if (part.children) return { ...part, children: accented(part.children) }
    if (part.options) {
      const options = Object.entries(part.options).map(
        ([name, option]) => [name, { ...option, value: accented(option.value) }] as const,
      )
      return { ...part, options: Object.fromEntries(options) }
    }
    return part
  })
}

/**
 * English in brackets with accents, `[!! Böošt !!]`: any text on screen without brackets is not a declared
 * message.
 */
const accentedInBrackets = (ast: Ast): Ast => [text('[!! '), ...accented(ast), text(' !!]')]

const pseudo: Catalogue = { messages: {}, shape: accentedInBrackets }

const pseudoRightToLeft: Catalogue = { messages: {}, shape: (ast) => isolated(accentedInBrackets(ast)) }

/** Returns the catalogue of a pseudo-locale. Values are isolated from right to left, as in translations. */
export const pseudoOf = (locale: string): Catalogue => (dirOf(locale) === 'rtl' ? pseudoRightToLeft : pseudo)
