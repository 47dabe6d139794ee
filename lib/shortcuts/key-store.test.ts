import { afterEach, expect, test } from 'vitest'
import { conflictsOf, type BoundShortcut } from './conflicts'
import { getKeyChoices, keysOf, resetKeys, setKeyScheme, setOwnKeys } from './key-store'

afterEach(resetKeys)

const favourite = { id: 'favourite', keys: ['f'] }

test('own keys come before those of the scheme, and can be none', () => {
  expect(keysOf(favourite)).toEqual(['f'])
  setKeyScheme('phanpy')
  expect(keysOf(favourite)).toEqual(['l', 'f'])
  setOwnKeys('favourite', ['Shift+Alt+F'])
  expect(keysOf(favourite)).toEqual(['Alt+Shift+f'])
  setOwnKeys('favourite', [])
  expect(keysOf(favourite)).toEqual([])
  setOwnKeys('favourite', null)
  expect(keysOf(favourite)).toEqual(['l', 'f'])
})

test('without single keys, sequences and keys with modifiers remain', () => {
  setKeyScheme('noSingle')
  expect(keysOf({ id: 'next', keys: ['j', 'Alt+PageDown'] })).toEqual(['Alt+PageDown'])
  expect(keysOf({ id: 'home', keys: ['g h'] })).toEqual(['g h'])
  expect(keysOf(favourite)).toEqual(['a f'])
})

test.each([
  [['ArrowRight'], ['ArrowLeft']],
  [
    ['h', 'Shift+ArrowLeft', 'g ArrowRight'],
    ['h', 'Shift+ArrowRight', 'g ArrowLeft'],
  ],
  [
    ['Alt+ArrowUp', 'ArrowDown'],
    ['Alt+ArrowUp', 'ArrowDown'],
  ],
])('from right to left, %j of a mirrored shortcut are %j', (keys, mirrored) => {
  expect(keysOf({ id: 'x', keys, mirrored: true }, getKeyChoices(), 'rtl')).toEqual(mirrored)
  expect(keysOf({ id: 'x', keys, mirrored: true }, getKeyChoices(), 'ltr')).toEqual(keys)
  expect(keysOf({ id: 'x', keys }, getKeyChoices(), 'rtl')).toEqual(keys)
})

test('keys of a scheme are mirrored too, those that the user chose are not', () => {
  const next = { id: 'nextColumn', keys: ['ArrowRight'], mirrored: true }
  setKeyScheme('noSingle')
  expect(keysOf(next, getKeyChoices(), 'rtl')).toEqual(['g ArrowLeft'])
  setOwnKeys('nextColumn', ['Alt+ArrowRight'])
  expect(keysOf(next, getKeyChoices(), 'rtl')).toEqual(['Alt+ArrowRight'])
})

const bound = (id: string, context: BoundShortcut['shortcut']['context'], ...keys: string[]) => ({
  shortcut: { id, context },
  keys,
})

test('keys conflict when one begins with the other where both work', () => {
  const all = [
    bound('next', 'list', 'j'),
    bound('home', 'anywhere', 'g h'),
    bound('warning', 'composer', 'Alt+x'),
    bound('own', 'post'),
  ]
  expect(conflictsOf('own', ['j'], all)).toEqual(['next'])
  expect(conflictsOf('own', ['g'], all)).toEqual(['home'])
  expect(conflictsOf('own', ['g n', 'Alt+x'], all)).toEqual([])
})
