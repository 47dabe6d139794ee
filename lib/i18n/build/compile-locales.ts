import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/**
 * The Vite plugin that turns `lib/i18n/locales/*.json` (id → ICU text) into parsed messages, so that no parser ships.
 * A text that does not parse fails the build with its id. `nameOf` gives the ids that the build uses.
 */
export function compileLocales(nameOf: (id: string) => string = (id) => id): Plugin {
  return {
    name: 'skein:compile-locales',
    enforce: 'pre',
    transform: {
      filter: { id: /\/lib\/i18n\/locales\/[^/]+\.json$/ },
      handler: (code) => compileCatalogue(code, nameOf),
    },
  }
}

/** The parsed form of a locale file, as JSON. Throws, naming the message, where a text does not parse. */
export function compileCatalogue(json: string, nameOf: (id: string) => string = (id) => id): string {
  const texts = JSON.parse(json) as Record<string, string>
  const compiled = Object.entries(texts).map(([id, text]) => {
    try {
      return [nameOf(id), parse(text)] as const
    } catch (error) {
      throw new Error(`The text of ${id} does not parse: ${text}`, { cause: error })
    }
  })
  return JSON.stringify(Object.fromEntries(compiled))
}
