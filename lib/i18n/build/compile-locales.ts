import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { CatalogueFile } from '../catalogue.ts'
import { dirOf } from '../direction.ts'
import { isolated } from '../isolate.ts'

const FOLDER = 'lib/i18n/locales'

/** Ids of texts with something that users copy by hand: it must not have invisible characters. */
const TO_COPY = /notCopied$/i

/**
 * Vite plugin that emits `locales/{language}.json` next to the app: the parsed messages of `lib/i18n/locales/*.json`
 * (id → ICU text), so that no parser ships. A text that does not parse fails the build and names its id.
 */
export function compileLocales(options: Omit<Options, 'locale'> = {}): Plugin {
  let root = ''
  let server = false
  const read = (locale: string) =>
    compileCatalogue(readFileSync(join(root, FOLDER, `${locale}.json`), 'utf8'), { ...options, locale })
  return {
    name: 'skein:compile-locales',
    configResolved(config) {
      root = config.root
      server = Boolean(config.build.ssr)
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const locale = /^\/locales\/([\w-]+)\.json(\?|$)/.exec(request.url ?? '')?.[1]
        if (!locale || !translatedLocales(join(root, FOLDER)).includes(locale)) return next()
        response.setHeader('content-type', 'application/json')
        response.end(read(locale))
      })
    },
    generateBundle() {
      if (server) return
      for (const locale of translatedLocales(join(root, FOLDER)))
        this.emitFile({ type: 'asset', fileName: `locales/${locale}.json`, source: read(locale) })
    },
  }
}

/** Returns the codes of the languages that have a file, sorted. */
export const translatedLocales = (folder = FOLDER): string[] =>
  readdirSync(folder)
    .flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
    .sort()

/** Returns the ids of all translated texts, sorted: the same list in every build of the same texts. */
export function translatedIds(folder = FOLDER): string[] {
  const ids = translatedLocales(folder).flatMap((locale) =>
    Object.keys(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as object),
  )
  return [...new Set(ids)].sort()
}

interface Options {
  /** Language of the file, default English. From right to left, values are isolated from the text around them. */
  locale?: string
  /** Returns the id that the build uses. */
  nameOf?: (id: string) => string
  /** Identifies the build. */
  build?: string
}

/**
 * Compiles a locale file to the JSON of a `CatalogueFile`: texts without placeholders as they are, others parsed. Throws
 * with the id of a message that does not parse.
 */
export function compileCatalogue(
  json: string,
  { locale = 'en', nameOf = (id) => id, build }: Options = {},
): string {
  const texts = JSON.parse(json) as Record<string, string>
  const isRightToLeft = dirOf(locale) === 'rtl'
  const compiled = Object.entries(texts).map(([id, text]) => {
    try {
      const ast = parse(text)
      const [only, second] = ast
      if (only?.type === TYPE.literal && !second) return [nameOf(id), only.value] as const
      return [nameOf(id), isRightToLeft && !TO_COPY.test(id) ? isolated(ast) : ast] as const
    } catch (error) {
      throw new Error(`The text of ${id} does not parse: ${text}`, { cause: error })
    }
  })
  compiled.sort(([a], [b]) => (a < b ? -1 : 1))
  const length = Math.max(0, ...compiled.map(([id]) => id.length))
  const columns = Array.from({ length }, (_, at) => compiled.map(([id]) => id[at] ?? ' ').join(''))
  const parsed = compiled.map(([, text]) => text)
  const file: CatalogueFile = build ? [columns, parsed, build] : [columns, parsed]
  return JSON.stringify(file)
}
