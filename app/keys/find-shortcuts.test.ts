import { expect, test } from 'vitest'
import { createIntlFor, defineMessages } from '@/lib/i18n'
import type { Shortcut } from '@/lib/shortcuts'
import { findShortcuts } from './find-shortcuts'

const labels = defineMessages({
  next: { id: 'test.next', defaultMessage: 'Next item', description: 'Only in a test' },
  home: { id: 'test.home', defaultMessage: 'Go to home', description: 'Only in a test' },
})
const shortcut = (id: keyof typeof labels, group: Shortcut['group'], ...keys: string[]): Shortcut => ({
  id,
  label: labels[id],
  group,
  keys,
  context: 'anywhere',
  run: () => {},
})
const all = [shortcut('home', 'goTo', 'g h'), shortcut('next', 'move', 'j')]
const find = (query: string) =>
  findShortcuts(all, { query, choices: { scheme: 'mastodon', own: {} }, intl: createIntlFor('en') }).flatMap(
    ({ shortcuts }) => shortcuts.map(({ shortcut: { id } }) => id),
  )

test.each([
  ['all, by group', '', ['next', 'home']],
  ['by words in any order', 'home go', ['home']],
  ['by the start of a word', 'nex', ['next']],
  ['by a key', 'J', ['next']],
  ['by a sequence', 'g h', ['home']],
  ['nothing', 'boost', []],
])('finds shortcuts: %s', (_name, query, expected) => {
  expect(find(query)).toEqual(expected)
})
