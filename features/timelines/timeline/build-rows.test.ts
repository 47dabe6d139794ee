import { expect, test } from 'vitest'
import { entryKey } from '@/lib/live-list'
import type { TimelineEntry } from '../engine/timeline-state'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { buildRows, NO_ROWS, rowOf, type RowOptions } from './build-rows'

/** `ab` is a boost of post b by a; a single letter is a post, `-` a gap. */
const read = (id: string) => ({ account: id[0], reblog: id.length > 1 ? id[1] : null }) as unknown as Status
const entriesOf = (text: string): TimelineEntry[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((id, at, all) => (id === '-' ? { gap: all[at - 1] as StatusId } : (id as StatusId)))
const OPTIONS: RowOptions = {
  collapse: true,
  gather: true,
  anchor: null,
  extra: { suggestionsBefore: null, caughtUpBefore: null },
}

/** Builds the rows of entries; those before `|` are pending. */
function build(list: string, options: Partial<RowOptions> = {}, previous = NO_ROWS) {
  const [first = '', rest] = list.split('|')
  const pending = rest === undefined ? [] : entriesOf(first)
  const entries = entriesOf(list.replace('|', ' '))
  const isPending = new Set(pending.map(entryKey))
  const pendingIds = new Set(entries.filter((entry) => isPending.has(entryKey(entry))))
  return buildRows({ entries, pending: pendingIds, read }, { ...OPTIONS, ...options }, previous)
}

test.each<[string, string, Partial<RowOptions>, string]>([
  ['posts and gaps in order', 'p - q', {}, 'p gap:p q'],
  ['pending posts have no row', 'p q|r', {}, 'r'],
  ['boosts of one post share its row', 'p az q bz', {}, 'p az q'],
  [
    'boosts of one post have separate rows when grouping is off',
    'p az q bz',
    { collapse: false },
    'p az q bz',
  ],
  ['a pending boost is not the first of its group', 'az|p bz', {}, 'p bz'],
  ['three boosts in a row are a strip', 'p az bq cr s', {}, 'p az s'],
  [
    'three boosts in a row have separate rows when strips are off',
    'p az bq cr s',
    { gather: false },
    'p az bq cr s',
  ],
  ['the row that the reader returns to shows the strip', 'p az bq cr s', { anchor: 'bq' }, 'p bq s'],
  [
    'suggestions are above their post',
    'p q r',
    { extra: { suggestionsBefore: 'q', caughtUpBefore: null } },
    'p suggestions:q q r',
  ],
  [
    'the line of what was read is above its post',
    'p q r',
    { extra: { suggestionsBefore: null, caughtUpBefore: 'q' } },
    'p caught-up:q q r',
  ],
  [
    'suggestions may be above that line',
    'p q r',
    { extra: { suggestionsBefore: 'q', caughtUpBefore: 'q' } },
    'p caught-up:q suggestions:q q r',
  ],
  [
    'suggestions whose post is gone are not shown',
    'p r',
    { extra: { suggestionsBefore: 'q', caughtUpBefore: 'q' } },
    'p r',
  ],
])('%s', (_name, list, options, expected) => {
  expect(build(list, options).keys.join(' ')).toBe(expected)
})

test('pending posts are counted as rows: a boost of a post with a row does not count', () => {
  expect(build('x az|z p').pending).toEqual(['x'])
})

test('earlier rows stay: the leading boost, and posts that had a row of their own', () => {
  const first = build('p bz q')
  expect(build('az p bz q', {}, first).keys).toEqual(['p', 'bz', 'q'])
  const two = build('az bq p')
  expect(build('az bq cr p', {}, two).keys).toEqual(['az', 'bq', 'cr', 'p'])
})

test('equal rows are the same objects, so that nothing rerenders', () => {
  const first = build('x|p az bq cr - s')
  const again = build('x|p az bq cr - s', {}, first)
  expect(again.keys).toBe(first.keys)
  expect(again.posts).toBe(first.posts)
  expect(again.pending).toBe(first.pending)
  expect(again.folded.boosters).toBe(first.folded.boosters)
  expect(again.gathered.strips).toBe(first.gathered.strips)
})

test.each([
  ['a post', 's', 's'],
  ['a boost in a strip', 'cr', 'az'],
  ['a boost of a post with a row', 'ds', 's'],
  ['a boost of a post in a strip', 'er', 'az'],
])('%s is found at the row that shows it', (_name, id, row) => {
  const first = build('p az bq cr s')
  expect(rowOf(build('p az bq cr s ds t er', {}, first), id as StatusId)).toBe(row)
})
