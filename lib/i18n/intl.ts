import { Fragment, createElement, type ReactNode } from 'react'
import { createFormatters, type MessageDescriptor } from '@formatjs/intl'
import type { Message } from './define-messages'
import { dirOf } from './direction'
import type { Ast, Catalogue } from './catalogue'
import { plainFormats, type PlainFormats } from './plain-formats'

/** Values for the placeholders of a plain text. */
type Value = string | number | bigint | boolean | Date | null | undefined
/** Values for the placeholders of a rich text. A function renders the tag of its name: `<b>{text}</b>`. */
type RichValue = Value | ReactNode | ((children: ReactNode) => ReactNode)

/** Renders a tag of a plain text from its parts. */
export type PlainTag = (parts: readonly string[]) => string

/** The texts, numbers and dates of one locale. Created by createIntlFor, read with useIntl. */
export interface IntlShape extends PlainFormats {
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  /** IANA time zone of dates; undefined = the device's. */
  readonly timeZone: string | undefined
  /** Formats a message. Throws in tests when a placeholder has no value. */
  formatMessage(message: Message, values?: Readonly<Record<string, Value | PlainTag>>): string
  /** Formats a message with tags, or with elements as values; the parts are keyed. */
  formatRich(message: Message, values: Readonly<Record<string, RichValue>>): ReactNode
  /** "a, b and c" (or "a, b or c" with `kind` disjunction). */
  formatList(items: readonly string[], kind?: 'conjunction' | 'disjunction' | 'unit'): string
}

type Parsed = NonNullable<MessageDescriptor['defaultMessage']>

interface Options {
  readonly catalogue?: Catalogue | undefined
  readonly timeZone?: string | undefined
}

/** A broken translation falls back to English; a broken call of our own must fail its test. */
const reportError = (error: unknown): void => {
  if (import.meta.env.MODE === 'test') throw error
  if (import.meta.env.DEV) console.error(error)
}

function sourceOf(message: Message): Ast {
  const source: unknown = message.defaultMessage
  // No parser ships, so a message that the bundler plugin did not compile cannot be formatted.
  if (!Array.isArray(source)) throw new Error(`The message ${message.id} is not compiled`)
  return source as Ast
}

/**
 * Returns the text of a message without placeholders; null for any other. Most have none and need no
 * formatter.
 */
function plainText(ast: Ast): string | null {
  const [only, second] = ast
  return only?.type === 0 && second === undefined ? (only.value ?? null) : null
}

/**
 * Creates the texts and formats of `locale` (BCP 47). Messages missing from the catalogue are English.
 * `timeZone` (IANA) is for tests and settings; default: the device's.
 */
export function createIntlFor(locale: string, { catalogue, timeZone }: Options = {}): IntlShape {
  const formatters = createFormatters()
  // English texts need English plurals even when numbers and dates are those of another locale.
  const fallback = locale.startsWith('en') ? locale : 'en'
  const compile = (ast: Ast, tag: string) =>
    formatters.getMessageFormat(ast as unknown as Parsed, tag, undefined, {
      formatters: formatters,
    })
  const compiled = new WeakMap<Message, Pick<ReturnType<typeof compile>, 'format'>>()

  function formatOf(message: Message) {
    const known = compiled.get(message)
    if (known) return known
    const own = catalogue?.messages[message.id]
    const ast = typeof own === 'object' ? own : sourceOf(message)
    const shaped = catalogue?.shape?.(ast) ?? ast
    const text = typeof own === 'string' ? own : plainText(shaped)
    const made = text === null ? compile(shaped, own ? locale : fallback) : { format: () => text }
    compiled.set(message, made)
    return made
  }

  function format(message: Message, values: Readonly<Record<string, RichValue | PlainTag>>): unknown {
    try {
      return formatOf(message).format<ReactNode>(values as Record<string, ReactNode>)
    } catch (error) {
      reportError(error)
    }
    try {
      return compile(sourceOf(message), fallback).format<ReactNode>(values as Record<string, ReactNode>)
    } catch {
      return message.id
    }
  }

  const dir = dirOf(locale)
  return {
    locale,
    dir,
    timeZone,
    formatMessage: (message, values = {}) => String(format(message, values)),
    formatRich(message, values) {
      const parts = format(message, keyed(values))
      return Array.isArray(parts) ? createElement(Fragment, null, ...(parts as ReactNode[])) : String(parts)
    },
    // Isolated as the values of messages are (`isolate.ts`), so that a list of names has the direction of the language.
    formatList: (items, type = 'conjunction') =>
      formatters
        .getListFormat(locale, { type })
        .format(dir === 'rtl' ? items.map((item) => `\u2068${item}\u2069`) : items),
    ...plainFormats({ locale, timeZone, formatters, reportError }),
  }
}

/** The formatter passes tag functions an array; as separate children React needs no keys for it. */
function keyed(values: Readonly<Record<string, RichValue>>): Record<string, RichValue> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (chunks: ReactNode) => value(createElement(Fragment, null, ...(chunks as ReactNode[])))
        : value,
    ]),
  )
}
