import { expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { compareId } from './compare-id'
import { mergePage } from './merge-page'
import { isGap } from './model'
import type { ListPage } from './page'

const id = (name: number) => String(name) as StatusId

/** The rows of a list; a negative number is the gap below the id of that number. */
const rowsOf = (entries: readonly number[]) =>
  entries.map((entry) => ({ entry: entry < 0 ? { gap: id(-entry) } : id(entry), pending: false }))

function merge(entries: readonly number[], ids: readonly number[], given: Partial<ListPage<StatusId>> = {}) {
  const { rows } = mergePage(rowsOf(entries), {
    side: 'top',
    anchor: null,
    ids: ids.map(id),
    repeated: false,
    arrived: new Set(),
    removed: new Set(),
    order: compareId,
    newestPending: false,
    link: undefined,
    nothingVisible: false,
    ...given,
  })
  return rows.map(({ entry }) => (isGap(entry) ? -Number(entry.gap) : Number(entry)))
}

// The examples of the README.
const LIST = [110, 109, 107, 105, 104, -104, 98, 97]

test('a page of the top replaces what the list has in its range, and moves the gap below it', () => {
  expect(merge(LIST, [111, 109, 108, 105, 103])).toEqual([111, 109, 108, 105, 103, -103, 98, 97])
})

test('posts that arrived after the request of the page stay in its range', () => {
  const arrived = new Set([id(110), id(107)])
  expect(merge(LIST, [111, 109, 108, 105, 103], { arrived })).toEqual([
    111, 110, 109, 108, 107, 105, 103, -103, 98, 97,
  ])
})

test('a page below a gap closes it between two shared ids, and changes nothing on either side', () => {
  const page = { side: 'below', anchor: id(103) } as const
  expect(merge([105, 103, -103, 98, 97, 96], [102, 98, 97], page)).toEqual([105, 103, 102, 98, 97, 96])
})

test('a page of the top without shared ids is put above the list, with a gap', () => {
  expect(merge([98, 97], [111, 109])).toEqual([111, 109, -109, 98, 97])
})
