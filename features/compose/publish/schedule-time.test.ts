import { expect, test } from 'vitest'
import { firstOffer, fromLocalField, isTooSoon, toLocalField, zoneName } from './schedule-time'

const NOW = Date.parse('2026-06-15T12:10:00Z')

test('a time is converted to the field and back', () => {
  const iso = '2026-06-15T14:30:00.000Z'
  expect(fromLocalField(toLocalField(iso))).toBe(iso)
})

test.each([null, '', 'tomorrow'])('%s is an invalid time', (value) => {
  expect(toLocalField(value)).toBe('')
  expect(fromLocalField(value ?? '')).toBeNull()
})

test('the initial time is a full hour, at least one hour away', () => {
  expect(firstOffer(NOW)).toBe('2026-06-15T14:00:00.000Z')
})

test.each([
  ['2026-06-15T12:14:59Z', true],
  ['2026-06-15T12:15:00Z', false],
  ['nonsense', true],
])('%s is too soon: %s', (iso, soon) => {
  expect(isTooSoon(iso, NOW)).toBe(soon)
})

test('the time zone has a name', () => {
  expect(zoneName('en', new Date(NOW))).not.toBe('')
})
