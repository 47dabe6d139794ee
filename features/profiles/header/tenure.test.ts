import { expect, test } from 'vitest'
import { tenureOf } from './tenure'

const JOINED = '2024-03-15T00:00:00.000Z'

test.each([
  ['2024-03-15T23:59:00Z', { kind: 'today' }],
  ['2024-03-16T00:00:00Z', { kind: 'days', count: 1 }],
  ['2024-04-14T12:00:00Z', { kind: 'days', count: 30 }],
  ['2024-04-15T00:00:00Z', { kind: 'months', count: 1 }],
  ['2025-03-14T12:00:00Z', { kind: 'months', count: 11 }],
  ['2025-03-15T12:00:00Z', { kind: 'anniversary', count: 1 }],
  ['2025-03-16T00:00:00Z', { kind: 'years', count: 1 }],
  ['2027-03-15T23:00:00Z', { kind: 'anniversary', count: 3 }],
  ['2027-03-14T23:00:00Z', { kind: 'years', count: 2 }],
  ['2024-03-14T23:00:00Z', null],
])('an account of March 15, 2024 at %s', (now, expected) => {
  expect(tenureOf(JOINED, Date.parse(now))).toEqual(expected)
})

test('a wrong date has no tenure', () => {
  expect(tenureOf('long ago', 0)).toBeNull()
})
