import { expect, test } from 'vitest'
import type { StoredItem } from '@/lib/storage/measure'
import { isClearable, storedKind, usageOf } from './usage'

const item = (area: StoredItem['area'], name: string, bytes = 1): StoredItem => ({ area, name, bytes })

test.each<[StoredItem, string, boolean]>([
  [item('local', 'skein:settings'), 'settings', false],
  [item('local', 'skein:draft:1'), 'drafts', false],
  [item('database', 'skein/drafts'), 'drafts', false],
  [item('database', 'skein/sessions'), 'accounts', false],
  [item('database', 'client.ann@home.example'), 'posts', true],
  [item('cache', 'skein-files'), 'app', true],
  [item('cache', 'skein-pictures https://skein.example/'), 'pictures', true],
  [item('database', 'skein/lately-read/ann@catch.example'), 'posts', true],
  [item('database', 'skein/catch-ups'), 'reading', false],
  [item('database', 'skein.emoji'), 'emoji', true],
  [item('database', 'skein/device-posts/ann@home.example'), 'search', true],
  [item('database', 'skein/device-posts/ann@catch.example'), 'search', true],
  [item('database', 'client.ann@catch.example'), 'posts', true],
  [item('database', 'other/ann@emoji.example'), 'settings', false],
  [item('database', 'other/ann@catch.example'), 'settings', false],
  [item('database', 'something else'), 'settings', false],
  [item('local', 'client.ann'), 'settings', false],
])('%j is of the kind %s', (stored, kind, clearable) => {
  expect(storedKind(stored)).toBe(kind)
  expect(isClearable(stored)).toBe(clearable)
})

test('adds up what is of one kind', () => {
  const items = [
    item('local', 'skein:draft:1', 2),
    item('database', 'skein/drafts', 40),
    item('cache', 'x', 5),
  ]
  expect(usageOf(items)).toEqual([
    { kind: 'drafts', bytes: 42 },
    { kind: 'app', bytes: 5 },
  ])
})
