import { expect, test } from 'vitest'
import { isReserved, isSingleKey, normaliseKeys, pressOf } from './keys'

interface Given {
  key: string
  code?: string
  control?: boolean
  alt?: boolean
  shift?: boolean
  altGraph?: boolean
  composing?: boolean
}

const event = ({ key, code = '', altGraph = false, ...given }: Given) =>
  ({
    key,
    code,
    ctrlKey: given.control ?? false,
    altKey: given.alt ?? false,
    metaKey: false,
    shiftKey: given.shift ?? false,
    isComposing: given.composing ?? false,
    keyCode: 0,
    getModifierState: (name: string) => name === 'AltGraph' && altGraph,
  }) as unknown as KeyboardEvent

test.each([
  ['a letter', { key: 'j' }, 'j'],
  ['a letter with Caps Lock', { key: 'J' }, 'j'],
  ['a capital', { key: 'H', shift: true }, 'Shift+h'],
  ['a character that needs Shift here', { key: '?', shift: true }, '?'],
  ['the same character on another keyboard', { key: '?' }, '?'],
  ['a named key with a modifier', { key: 'PageDown', alt: true }, 'Alt+PageDown'],
  ['a letter with Alt on a Mac', { key: '˜', code: 'KeyN', alt: true }, 'Alt+n'],
  ['a key of a Cyrillic keyboard', { key: 'о', code: 'KeyJ' }, 'j'],
  ['a character by AltGr', { key: '@', code: 'KeyQ', control: true, alt: true, altGraph: true }, '@'],
  ['a modifier alone', { key: 'Shift', shift: true }, null],
  ['a dead key', { key: 'Dead' }, null],
  ['a key of an input method', { key: 'j', composing: true }, null],
] as const)('names %s', (_name, given, press) => {
  expect(pressOf(event(given))).toBe(press)
})

test.each([
  ['g H', 'g h'],
  ['Shift+?', '?'],
  ['Shift+Alt+x', 'Alt+Shift+x'],
])('brings %s into one form', (written, normal) => {
  expect(normaliseKeys(written)).toBe(normal)
})

test.each([
  ['j', true],
  ['Shift+b', true],
  ['?', true],
  ['g h', false],
  ['Alt+n', false],
])('%s is a single key: %s', (keys, expected) => {
  expect(isSingleKey(keys)).toBe(expected)
})

test.each([
  ['Control+c', true],
  ['Meta+v', true],
  ['Control+Shift+t', true],
  ['Control+r', true],
  ['Control+f', true],
  ['Meta+1', true],
  ['F5', true],
  ['Shift+Tab', true],
  ['Control+k', false],
  ['Meta+z', false],
  ['Control+Enter', false],
  ['Alt+n', false],
  ['c', false],
])('%s is left to the browser: %s', (press, expected) => {
  expect(isReserved(press)).toBe(expected)
})
