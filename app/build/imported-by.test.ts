import { expect, test } from 'vitest'
import { importedBy, type ModuleSource } from './imported-by'

/** Reads modules from their code by name, as a bundler does: `importedIds` has the static imports, not `import()`. */
const readFrom =
  (codeOf: Record<string, string>) =>
  (id: string): ModuleSource | null => {
    const code = codeOf[id]
    if (code === undefined) return null
    const imports = [...code.matchAll(/(?:from|import) '([^']+)'/g)]
    return { code, importedIds: [...new Set(imports.map(([, name = '']) => name))] }
  }

/** Returns the names of the modules that `home` imports, and its own. */
const importedByHome = (codeOf: Record<string, string>) =>
  [...importedBy(['home'], readFrom(codeOf))].toSorted()

test('indirect imports are followed', () => {
  const code = { home: `import { list } from 'list'`, list: `import 'row'`, row: '', other: '' }
  expect(importedByHome(code)).toEqual(['home', 'list', 'row'])
})

test('only the used exports of an index are followed', () => {
  const code = {
    home: `import { Timeline as List } from 'index'`,
    index: `export { Timeline } from 'timeline'\nexport { Gallery } from 'gallery'`,
    timeline: '',
    gallery: '',
  }
  expect(importedByHome(code)).toEqual(['home', 'index', 'timeline'])
})

test('an export that only a later module uses is followed too', () => {
  const code = {
    home: `import { A } from 'index'\nimport 'second'`,
    index: `export { A } from 'a'\nexport { thing as B } from 'b'`,
    second: `import { B } from 'index'`,
    a: '',
    b: `export { thing } from 'c'`,
    c: '',
  }
  expect(importedByHome(code)).toEqual(['a', 'b', 'c', 'home', 'index', 'second'])
})

test('a namespace import follows every export', () => {
  const code = {
    home: `import * as all from 'index'`,
    index: `export { A } from 'a'\nexport * from 'b'`,
    a: '',
    b: '',
  }
  expect(importedByHome(code)).toEqual(['a', 'b', 'home', 'index'])
})

test('a module that is loaded on demand is not followed', () => {
  const code = { home: `import 'now'\nvoid import('later')`, now: '', later: '' }
  expect(importedByHome(code)).toEqual(['home', 'now'])
})

test('cyclic imports terminate', () => {
  const code = { home: `import { b } from 'b'`, b: `import { a } from 'home'` }
  expect(importedByHome(code)).toEqual(['b', 'home'])
})

test('a root that is not a module throws', () => {
  expect(() => importedByHome({})).toThrow('home')
})
