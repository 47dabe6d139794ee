import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { compileCatalogue, compileLocales } from './compile-locales'

test('a message that does not parse is named', () => {
  expect(() => compileCatalogue('{"a.b":"{open"}')).toThrow('a.b')
})

test('a build has parsed messages in the chunk of the locale', async () => {
  const root = mkdtempSync(join(tmpdir(), 'locales-'))
  mkdirSync(join(root, 'lib/i18n/locales'), { recursive: true })
  writeFileSync(join(root, 'lib/i18n/locales/de.json'), '{"a.b":"Hallo {name}"}')
  writeFileSync(join(root, 'entry.js'), `export default import('./lib/i18n/locales/de.json')`)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileLocales()],
    build: { write: false, minify: false, lib: { entry: join(root, 'entry.js'), formats: ['es'] } },
  })
  const [output] = Array.isArray(result) ? result : []
  const chunk = output?.output.find((file) => file.fileName.startsWith('de'))
  const text = chunk?.type === 'chunk' ? chunk.code.replaceAll(/\s/g, '') : ''
  expect(text).toMatch(/"value":"Hallo"/)
  expect(text).toMatch(/"value":"name"/)
})
