import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { messagesIn, type CatalogueFile } from '../catalogue'
import { compileCatalogue, compileLocales, translatedIds, translatedLocales } from './compile-locales'

const read = (file: string) => messagesIn(JSON.parse(file) as CatalogueFile)

test('ids of any length are read again', () => {
  const texts = { b: 'B', 'a.long': 'L', 'a.b': 'A', '-_': 'D' }
  expect(read(compileCatalogue(JSON.stringify(texts)))).toEqual(texts)
})

test('a message that does not parse is named', () => {
  expect(() => compileCatalogue('{"a.b":"{open"}')).toThrow('a.b')
})

test('a build has a file for each language, with parsed messages', async () => {
  const root = mkdtempSync(join(tmpdir(), 'locales-'))
  mkdirSync(join(root, 'lib/i18n/locales'), { recursive: true })
  writeFileSync(join(root, 'lib/i18n/locales/de.json'), '{"a.b":"Hallo {name}","a.c":"Hallo"}')
  writeFileSync(join(root, 'entry.js'), 'export default 1')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileLocales({ nameOf: (id) => id.replace('.', '-'), build: 'one' })],
    build: { write: false, lib: { entry: join(root, 'entry.js'), formats: ['es'] } },
  })
  const [output] = Array.isArray(result) ? result : []
  const file = output?.output.find(({ fileName }) => fileName === 'locales/de.json')
  const texts = read(file?.type === 'asset' ? String(file.source) : '[[],[]]')
  expect(texts['a-b']).toMatchObject([{ value: 'Hallo ' }, { value: 'name' }])
  expect(texts['a-c']).toBe('Hallo')
  expect(JSON.parse(file?.type === 'asset' ? String(file.source) : '[]')).toMatchObject({ 2: 'one' })
})

test('the languages, and the ids of all of them once, are listed in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  writeFileSync(join(folder, 'de.json'), '{"b":"B","a":"A"}')
  writeFileSync(join(folder, 'fr.json'), '{"c":"C","a":"A"}')
  writeFileSync(join(folder, 'README.md'), '')
  expect(translatedIds(folder)).toEqual(['a', 'b', 'c'])
  expect(translatedLocales(folder)).toEqual(['de', 'fr'])
})

test.each([
  ['ar', ['من \u2068', { value: 'name' }, '\u2069']],
  ['de', ['من ', { value: 'name' }]],
])('the values of a text in %s are isolated only from right to left', (locale, parts) => {
  const texts = read(compileCatalogue('{"a.b":"من {name}"}', { locale }))
  expect(texts['a.b']).toMatchObject(
    parts.map((part) => (typeof part === 'string' ? { type: 0, value: part } : part)),
  )
})
