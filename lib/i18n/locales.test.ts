import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { beforeAll, expect, inject, test } from 'vitest'
import { dirOf } from './direction'
import { availableLocales, detectLocale, loadCatalogue } from './locales'

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

const placeholders = (text: string) =>
  [...new Set(text.match(/\{\s*\w+|<\w+>/g)?.map((part) => part.replace(/\s/g, '')))].sort()

test('every locale file has the ids and placeholders of the source', () => {
  const folder = 'lib/i18n/locales'
  // The folder does not exist as long as there is no translation.
  const files = existsSync(folder) ? readdirSync(folder) : []
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>
    expect(Object.keys(texts).sort(), file).toEqual(Object.keys(source).sort())
    for (const [id, text] of Object.entries(texts))
      expect(placeholders(text), `${file}: ${id}`).toEqual(placeholders(source[id]?.defaultMessage ?? ''))
  }
})

const AVAILABLE = ['en', 'de', 'pt-BR', 'zh-Hant']

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'en-GB', 'de'], 'en-GB'],
  [['pt-br'], 'pt-BR'],
  [['pt-PT'], 'en'],
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
