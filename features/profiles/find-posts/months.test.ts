import { expect, test } from 'vitest'
import { countMonths, endOfMonth, isMonth, middleOf, monthOf, monthsBetween } from './months'
import { idAt, isTimed } from './snowflake'

const AT = Date.parse('2026-05-10T12:00:00Z')

test.each([
  ['of Mastodon', idAt(AT), true],
  ['of another time', idAt(AT - 40 * 86_400_000), false],
  ['that is a ULID', '01JV0ABCDEFGHJKMNPQRSTVWXY', false],
  ['that is a plain number', '4711', false],
])('an id %s contains its time: %s, %s', (_name, id, expected) => {
  expect(isTimed({ id, created_at: new Date(AT).toISOString() })).toBe(expected)
})

test('an id of a time sorts between the ids before and after it', () => {
  expect(BigInt(idAt(AT)) > BigInt(idAt(AT - 1))).toBe(true)
  expect(idAt(-5)).toBe('0')
})

test.each([
  ['2026-05', true],
  ['2026-13', false],
  ['2026-5', false],
  [undefined, false],
])('%s is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

test('months are counted from the first to the last one, with the empty ones between', () => {
  const times = ['2026-03-15T12:00:00Z', '2025-12-15T12:00:00Z', '2026-03-14T12:00:00Z', 'nonsense']
  expect(countMonths(times)).toEqual([
    { month: '2025-12', count: 1 },
    { month: '2026-01', count: 0 },
    { month: '2026-02', count: 0 },
    { month: '2026-03', count: 2 },
  ])
  expect(countMonths([])).toEqual([])
})

test('a month ends where the next begins', () => {
  expect(monthOf(endOfMonth('2025-12') - 1)).toBe('2025-12')
  expect(monthOf(endOfMonth('2025-12'))).toBe('2026-01')
  expect(monthOf(middleOf('2025-12').getTime())).toBe('2025-12')
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})
