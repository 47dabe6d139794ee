import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
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

const FOLDER = 'lib/i18n/locales'

type Elements = ReturnType<typeof parse>

/** Calls `visit` with every part of a parsed message, also inside plurals and tags. */
function visitParts(parts: Elements, visit: (part: Elements[number]) => void): void {
  for (const part of parts) {
    visit(part)
    if (part.type === TYPE.tag) visitParts(part.children, visit)
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const option of Object.values(part.options)) visitParts(option.value, visit)
  }
}

/** Returns the parts that a translation must keep: placeholders, tags and the cases of selects. */
function keptParts(text: string): string[] {
  const kept = new Set<string>()
  visitParts(parse(text), (part) => {
    if (part.type === TYPE.tag) kept.add(`<${part.value}>`)
    else if (part.type !== TYPE.literal && part.type !== TYPE.pound) kept.add(part.value)
    if (part.type === TYPE.select) kept.add(`${part.value}: ${Object.keys(part.options).sort().join(' ')}`)
  })
  return [...kept].sort()
}

/** The plural categories that a text lacks in its language, and those that its language does not have. */
function wrongCategories(locale: string, text: string): string[] {
  const wrong: string[] = []
  visitParts(parse(text), (part) => {
    if (part.type !== TYPE.plural) return
    const type = part.pluralType ?? 'cardinal'
    const wanted: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
    const found = Object.keys(part.options).filter((name) => !name.startsWith('='))
    wrong.push(...wanted.filter((name) => !found.includes(name)).map((name) => `no ${name}`))
    wrong.push(...found.filter((name) => !wanted.includes(name)).map((name) => `unused ${name}`))
  })
  return wrong
}

test('every language that is offered has a file', () => {
  const files = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
  expect(['en', ...files.sort()]).toEqual(availableLocales)
})

test.each(availableLocales.slice(1))('the texts of %s fit their messages', (locale) => {
  const texts = JSON.parse(readFileSync(`${FOLDER}/${locale}.json`, 'utf8')) as Record<string, string>
  const unused = Object.keys(texts).filter((id) => !source[id])
  expect(unused).toEqual([])
  const wrong = Object.entries(texts).flatMap(([id, text]) => {
    const [kept, wanted] = [keptParts(text), keptParts(source[id]?.defaultMessage ?? '')]
    const isKept = kept.join() === wanted.join()
    return [
      ...(isKept ? [] : [`${id}: ${kept.join()} instead of ${wanted.join()}`]),
      ...wrongCategories(locale, text).map((each) => `${id}: ${each}`),
    ]
  })
  expect(wrong).toEqual([])
  // New messages are English until they are translated: `npm run messages` counts them.
  expect(Object.keys(texts).length).toBeGreaterThan(0.9 * Object.keys(source).length)
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
