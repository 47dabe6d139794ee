import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/**
 * Vite plugin that compiles `lib/i18n/locales/*.json` (id → ICU text) into parsed messages, so that no parser
 * ships. A text that does not parse fails the build and names its id. `nameOf` returns the ids that the build
 * uses.
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

/** Compiles a locale file to JSON. Throws with the id of a message that does not parse. */
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
