import { expect, test } from 'vitest'
import { idOf } from '@/lib/testing/factories'
import type { TimelineEntry } from '../engine/timeline-state'
import { galleryRows, rowWith } from './gallery-rows'

const S = (id: string) => idOf('status', id)
const counts: Record<string, number> = { '9': 2, '8': 0, '7': 5, '6': 1 }
const read = (id: string) => ({ media_attachments: Array.from({ length: counts[id] ?? 0 }) })
const describeRows = (entries: TimelineEntry[]) =>
  galleryRows(entries, read).map((row) =>
    row.items ? `${row.key}: ${row.items.map((item) => `${item.status}.${item.index}`).join(' ')}` : row.key,
  )

test('media are in rows of three in the order of the posts, each row keyed by its first item', () => {
  expect(describeRows([S('9'), S('8'), S('7'), S('6')])).toEqual([
    '9: 9.0 9.1 7.0',
    '7/1: 7.1 7.2 7.3',
    '7/4: 7.4 6.0',
  ])
})

test('existing rows stay the same while the list grows at its end', () => {
  const before = describeRows([S('9'), S('7')])
  expect(describeRows([S('9'), S('7'), S('6')]).slice(0, 2)).toEqual(before.slice(0, 2))
})

test('posts missing from the cache have no media', () => {
  expect(galleryRows([S('1')], () => undefined)).toEqual([])
})

test('a gap separates the rows', () => {
  const gap = { gap: S('9'), failed: null } as unknown as TimelineEntry
  expect(galleryRows([S('9'), gap, S('6')], read).map(({ key }) => key)).toEqual(['9', 'gap:9', '6'])
})

test.each([
  ['9', '9'],
  ['7/1', '7/1'],
  ['7/2', '7/1'],
  ['6', '7/4'],
  ['9/5', '9'],
  ['5', null],
])('the row that began with %s is now %s', (name, row) => {
  expect(rowWith(galleryRows([S('9'), S('8'), S('7'), S('6')], read), name)).toBe(row)
})
