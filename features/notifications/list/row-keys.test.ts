import { expect, test } from 'vitest'
import type { NotificationId } from '@/schemas/primitives'
import type { NotificationGroup } from '../model/group'
import type { NotificationListRow } from '../model/rows'
import { entryOfKey, rowKeys } from './row-keys'

const id = (text: string) => text as NotificationId

const group = (name: string): NotificationListRow => ({
  kind: 'group',
  entry: id(name),
  group: {
    id: id(name),
    key: name,
    type: 'mention',
    at: null,
    status: null,
    members: [],
    total: null,
    details: {},
  } satisfies NotificationGroup,
})
const gap = (name: string): NotificationListRow => ({
  kind: 'gap',
  entry: `gap:${name}`,
  gap: { gap: id(name) },
})

test.each([
  ['between new and read ones', [group('9'), group('8'), group('7')], '7', true, ['9', '8', 'line:7', '7']],
  [
    'below a gap under the last new one',
    [group('9'), gap('9'), group('5')],
    '6',
    false,
    ['9', 'gap:9', 'line:5', '5'],
  ],
  ['nowhere when all are read', [group('9'), group('8')], '9', true, ['9', '8']],
  ['at the end when all are new', [group('9'), group('8')], null, true, ['9', '8', 'line:8']],
  ['nowhere when more new ones may follow', [group('9'), group('8')], null, false, ['9', '8']],
  ['nowhere while the marker is not known', [group('9'), group('8')], undefined, true, ['9', '8']],
  ['nowhere in an empty list', [], null, true, []],
] as const)('the line is %s', (_name, rows, readUpTo, allNewLoaded, keys) => {
  expect(rowKeys(rows, readUpTo as NotificationId | null | undefined, allNewLoaded)).toEqual(keys)
})

test('the line belongs to the entry next to it', () => {
  expect(['line:7', '7', 'gap:9'].map(entryOfKey)).toEqual(['7', '7', 'gap:9'])
})
