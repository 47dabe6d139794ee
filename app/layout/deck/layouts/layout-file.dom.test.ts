import { expect, test } from 'vitest'
import { ALL_POSTS } from '../all-posts.testing'
import { columnOf } from '../deck-columns'
import { fileNameOf, layoutFileOf, readLayoutFile, readLayouts } from './layout-file'

const home = { ...columnOf('1', 'ann@one.example', '/home'), width: 440, title: 'Home' }
const ofBen = columnOf('2', 'ben@two.example', '/home')
const unknown = columnOf('3', 'ann@one.example', '/weather')
const work = { id: 'x', name: 'Work', columns: [home, ofBen, unknown] }

function known() {
  let made = 0
  return {
    isPage: (path: string) => path !== '/weather',
    isSignedIn: (identity: string) => identity === 'ann@one.example',
    newId: () => `new-${++made}`,
  }
}

const file = (layouts: unknown) => JSON.stringify({ format: 'skein-layouts', version: 1, layouts })

test('a written layout is read, without the columns that cannot be shown, which are counted', () => {
  expect(readLayouts(layoutFileOf(work), known())).toEqual({
    layouts: [{ name: 'Work', columns: [{ ...home, id: 'new-1' }] }],
    unknown: 1,
    signedOut: 1,
  })
})

test('a damaged column is left out, and a width is limited', () => {
  const { id: _, ...rest } = home
  const text = file([{ name: ' ', columns: [{ ...rest, width: 9000 }, { ...rest, path: 3 }, null] }])
  expect(readLayouts(text, known())).toEqual({
    layouts: [{ name: 'Layout', columns: [{ ...home, id: 'new-1', width: 560 }] }],
    unknown: 2,
    signedOut: 0,
  })
})

test('a layout has the options of its columns; unreadable ones are left out', () => {
  const options = { ...ALL_POSTS, boosts: false, mediaOnly: true, languages: ['de'] }
  const optionsIn = (text: string) => readLayouts(text, known())?.layouts[0]?.columns[0]?.options
  expect(optionsIn(layoutFileOf({ ...work, columns: [{ ...home, options }] }))).toEqual(options)
  expect(optionsIn(file([{ name: 'Work', columns: [{ ...home, options: { boosts: false } }] }]))).toEqual({
    ...ALL_POSTS,
    boosts: false,
  })
  const damaged = file([{ name: 'Work', columns: [{ ...home, options: 'all' }] }])
  expect(readLayouts(damaged, known())).toMatchObject({
    layouts: [{ columns: [{ path: '/home' }] }],
    unknown: 0,
  })
  expect(optionsIn(damaged)).toBeUndefined()
})

test('a layout without columns left is left out', () => {
  expect(readLayouts(layoutFileOf({ ...work, columns: [ofBen] }), known())).toEqual({
    layouts: [],
    unknown: 0,
    signedOut: 1,
  })
})

test.each([
  ['no text', ''],
  ['no JSON', '<html>'],
  ['another format', JSON.stringify({ format: 'other', version: 1, layouts: [] })],
  ['a later version', JSON.stringify({ format: 'skein-layouts', version: 2, layouts: [work] })],
  ['no layouts', file([])],
  ['a layout without a name', file([{ columns: [] }])],
  ['columns that are no list', file([{ name: 'Work', columns: {} }])],
])('a file with %s is refused', (_, text) => expect(readLayouts(text, known())).toBeNull())

test('a file of another size than layouts have is not read', async () => {
  const huge = new File([layoutFileOf(work), ' '.repeat(1_000_000)], 'huge.json')
  expect(await readLayoutFile(huge, known())).toBeNull()
})

test.each([
  ['Work', 'Work.json'],
  ['Café / Été', 'Café-Été.json'],
  ['../..', 'layout.json'],
])('the file of “%s” is %s', (name, fileName) => expect(fileNameOf({ ...work, name })).toBe(fileName))
