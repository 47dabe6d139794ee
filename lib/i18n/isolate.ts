import type { Ast, MessagePart } from './catalogue'

/** Types of parsed parts: plain text, and a placeholder that is not a plural or a choice. */
const TEXT_TYPE = 0
const VALUE_TYPE = 1

/** First strong isolate, U+2068: the text up to `END` has a direction of its own. */
const START = '\u2068'
/** Pop directional isolate, U+2069. */
const END = '\u2069'

const textOf = (value: string): MessagePart => ({ type: TEXT_TYPE, value })

/**
 * Isolates the placeholders of a message of a language that is written right to left, so that a name, an address or a
 * query of the other direction neither takes the quotation marks around it along nor swaps its place with its neighbours.
 * The sign before a name and the one after a percentage belong to them. Numbers and choices of plurals stay.
 */
export function isolated(ast: Ast): Ast {
  const parts: MessagePart[] = []
  for (const part of ast) {
    const before = parts.at(-1)
    const textBefore = before?.type === TEXT_TYPE ? (before.value ?? '') : null
    if (part.type === VALUE_TYPE) {
      if (textBefore !== null) parts.pop()
      parts.push(textOf((textBefore ?? '').replace(/[@#]?$/, `${START}$&`)), part, textOf(END))
    } else if (part.type === TEXT_TYPE && textBefore !== null) {
      parts.pop()
      const value = part.value ?? ''
      parts.push(textOf(value.startsWith('%') ? `%${textBefore}${value.slice(1)}` : textBefore + value))
    } else if (part.children) parts.push({ ...part, children: isolated(part.children) })
    else if (part.options) {
      const options = Object.entries(part.options).map(
        ([name, option]) => [name, { ...option, value: isolated(option.value) }] as const,
      )
      parts.push({ ...part, options: Object.fromEntries(options) })
    } else parts.push(part)
  }
  return parts
}
