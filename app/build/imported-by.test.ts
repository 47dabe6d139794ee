import { expect, test } from 'vitest'
import { importedBy, type ModuleSource } from './imported-by'

/** Modules by name; an import is resolved to the module of that name. */
function modules(texts: Record<string, string>) {
  return (id: string): ModuleSource | null => {
    const code = texts[id]
    if (code === undefined) return null
    const importedIds = [...new Set([...code.matchAll(/['"]([^'"]+)['"]/g)].map(([, name = '']) => name))]
    return { code, importedIds }
  }
}

const reached = (texts: Record<string, string>, ...roots: string[]) =>
  [...importedBy(roots, modules(texts))].toSorted()

test('indirect imports are followed', () => {
  const texts = { home: `import { list } from 'list'`, list: `import 'row'`, row: '', other: '' }
  expect(reached(texts, 'home')).toEqual(['home', 'list', 'row'])
})

test('only the used exports of an index are followed', () => {
  const texts = {
    home: `import { Timeline as List } from 'index'`,
    index: `export { Timeline } from 'timeline'\nexport { Gallery } from 'gallery'`,
    timeline: '',
    gallery: '',
  }
  expect(reached(texts, 'home')).toEqual(['home', 'index', 'timeline'])
})

test('an export that turns out to be used later is followed too', () => {
  const texts = {
    home: `import { A } from 'index'\nimport 'second'`,
    index: `export { A } from 'a'\nexport { thing as B } from 'b'`,
    second: `import { B } from 'index'`,
    a: '',
    b: `export { thing } from 'c'`,
    c: '',
  }
  expect(reached(texts, 'home')).toEqual(['a', 'b', 'c', 'home', 'index', 'second'])
})

test('a namespace import follows every export', () => {
  const texts = {
    home: `import * as all from 'index'`,
    index: `export { A } from 'a'\nexport * from 'b'`,
    a: '',
    b: '',
  }
  expect(reached(texts, 'home')).toEqual(['a', 'b', 'home', 'index'])
})

test('a module that is loaded on demand is not followed', () => {
  const read = (id: string) => ({ code: id === 'home' ? `void import('later')` : '', importedIds: [] })
  expect([...importedBy(['home'], read)]).toEqual(['home'])
})

test('cyclic imports terminate', () => {
  expect(reached({ a: `import { b } from 'b'`, b: `import { a } from 'a'` }, 'a')).toEqual(['a', 'b'])
})

test('a root that is not a module throws', () => {
  expect(() => reached({}, 'home')).toThrow('home')
})
