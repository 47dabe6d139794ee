import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { compileCatalogue, translatedIds } from './build/compile-locales'
import { createShortIds } from './build/short-ids'
import { dirOf } from './direction'
import { availableLocales, detectLocale, loadCatalogue } from './locales'
import { faultsOfLanguage, TERMS, type Glossary } from './translation-rules.testing'

interface Extracted {
  readonly id?: string
  readonly defaultMessage?: string
  readonly description?: string
}

let source: Record<string, Extracted> = {}

beforeAll(
  () => {
    const folders = ['app', 'features', 'lib'].filter((folder) => existsSync(folder))
    const output = execFileSync(
      'node_modules/.bin/formatjs',
      [
        'extract',
        ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
        '--ignore',
        '**/*.test.{ts,tsx}',
        '--throws',
      ],
      { encoding: 'utf8', maxBuffer: 2 ** 26 },
    )
    source = JSON.parse(output) as Record<string, Extracted>
  },
  60_000 * inject('patience'),
)

test('every message has a hand-written id and a description', () => {
  expect(Object.keys(source)).toContain('time.now')
  const wrong = Object.entries(source).filter(
    ([id, { description }]) => !/^[\w-]+(\.[\w-]+)+$/.test(id) || !description,
  )
  expect(wrong).toEqual([])
})

const FOLDER = 'lib/i18n/locales'

const GLOSSARIES = 'lib/i18n/glossary'

/** A language can be added by its texts alone. */
const NO_WORDS: Glossary = { terms: {} }

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('a language is offered by its file', () => {
  const files = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
  expect(availableLocales).toEqual(['en', ...files.sort()])
})

test.each(availableLocales.slice(1))(
  'the texts of %s are complete, fit their messages and use its words',
  (locale) => {
    const english = Object.fromEntries(
      Object.entries(source).map(([id, { defaultMessage = '' }]) => [id, defaultMessage]),
    )
    const texts = readJson(`${FOLDER}/${locale}.json`) as Record<string, string>
    const words = `${GLOSSARIES}/${locale}.json`
    const glossary = existsSync(words) ? (readJson(words) as Glossary) : NO_WORDS
    if (glossary !== NO_WORDS) expect(Object.keys(glossary.terms)).toEqual(Object.keys(TERMS))
    expect(faultsOfLanguage(locale, english, texts, glossary)).toEqual([])
  },
)

test.each(['de', 'nl'])('the file of texts alone is enough for %s', (locale) => {
  const english = Object.fromEntries(
    Object.entries(source).map(([id, { defaultMessage = '' }]) => [id, defaultMessage]),
  )
  const texts = readJson(`${FOLDER}/${locale}.json`) as Record<string, string>
  expect(faultsOfLanguage(locale, english, texts, NO_WORDS)).toEqual([])
})

test.each(availableLocales.slice(1))('%s loads no more than 40 KB', (locale) => {
  const file = compileCatalogue(readFileSync(`${FOLDER}/${locale}.json`, 'utf8'), {
    locale,
    nameOf: createShortIds(translatedIds()),
  })
  const sizeAt = (quality: number) =>
    brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  // The highest quality takes ten times as long, so it decides only where the next one does not.
  const size = sizeAt(9) < 40_000 ? sizeAt(9) : sizeAt(11)
  expect(size).toBeLessThan(40_000)
})

const AVAILABLE = ['en', 'de', 'pt-BR', 'zh-Hant']

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-GB', 'de'], 'en-GB'],
  [['pt-br'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['zh-TW', 'de'], 'zh-Hant'],
  [['zh-CN', 'de'], 'de'],
  [['zh-Hant-TW'], 'zh-Hant'],
  [['en_US', '!!'], 'en'],
  [['ar-XB', 'de'], 'ar-XB'],
  [[], 'en'],
])('for %j the locale is %s', (preferred, locale) => {
  expect(detectLocale(preferred, AVAILABLE)).toBe(locale)
})

test('English needs no catalogue, a pseudo-locale has one', async () => {
  expect(availableLocales[0]).toBe('en')
  expect(await loadCatalogue('en-GB')).toBeNull()
  expect((await loadCatalogue('ar-XB'))?.shape).toBeTypeOf('function')
})

test.each([
  ['dev', ['Hallo']],
  ['another', null],
])('texts of the build %s: %j', async (build, texts) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([['0', '0'], ['Hallo'], build])))
  const loading = loadCatalogue('de').then((catalogue) => Object.values(catalogue?.messages ?? {}))
  if (texts) expect(await loading).toEqual(texts)
  else await expect(loading).rejects.toThrow('another build')
})

test.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ku-Arab', 'rtl'],
  ['az', 'ltr'],
  ['no such', 'ltr'],
])('%s is written %s', (locale, dir) => {
  expect(dirOf(locale)).toBe(dir)
})
