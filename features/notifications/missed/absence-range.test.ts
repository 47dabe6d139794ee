import { expect, test } from 'vitest'
import type { NotificationId } from '@/schemas/primitives'
import type { NotificationListRow } from '../model/rows'
import { findAbsenceRange, isInAbsenceRange } from './absence-range'

const NOW = Date.parse('2026-06-15T12:00:00.000Z')
const HOUR = 3_600_000
const id = (text: string) => text as NotificationId

/** A row whose notification arrived `hours` ago; null = at an unknown time. */
const row = (name: number, hours: number | null): NotificationListRow => ({
  kind: 'group',
  entry: id(String(name)),
  group: {
    id: id(String(name)),
    key: String(name),
    type: 'mention',
    at: hours === null ? null : new Date(NOW - hours * HOUR).toISOString(),
    status: null,
    members: [],
    total: null,
    details: {},
  },
})

/** Rows 120, 119 …; `hours` ago of each. */
const rows = (...hours: (number | null)[]) => hours.map((each, at) => row(120 - at, each))
const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 30]
const away = (hours: number | null) => (hours === null ? null : NOW - hours * HOUR)

test.each<[string, NotificationListRow[], string, number | null, [string, number] | null]>([
  ['a day away', rows(...NINE), '100', 30, ['120', 30]],
  ['an hour away', rows(...NINE), '100', 1, null],
  ['a day away, but few groups', rows(1, 2, 30), '100', 30, null],
  ['a day away, but most were read', rows(...NINE), '115', 30, null],
  [
    'the time of the last read is unknown, and the oldest is older than a day',
    rows(...NINE),
    '100',
    null,
    ['120', 30],
  ],
  [
    'the time of the last read is unknown, and all are new',
    rows(1, 2, 3, 4, 5, 6, 7, 8, 9),
    '100',
    null,
    null,
  ],
  ['no times at all', rows(...NINE.map(() => null)), '100', null, null],
  ['what arrives during the visit was not missed', rows(-1, ...NINE), '100', 30, ['119', 30]],
  [
    'a gap is no group',
    [...rows(...NINE.slice(1)), { kind: 'gap', entry: 'gap:112', gap: { gap: id('112') } }],
    '100',
    30,
    null,
  ],
])('%s', (_name, given, readUpTo, readAt, found) => {
  expect(findAbsenceRange(given, { readUpTo: id(readUpTo), readAt: away(readAt), at: NOW })).toEqual(
    found && { from: readUpTo, to: found[0], since: NOW - found[1] * HOUR },
  )
})

test('an absence begins after the last read notification and includes the newest one', () => {
  const range = { from: id('9'), to: id('12') }
  expect(['8', '9', '10', '12', '13'].filter((each) => isInAbsenceRange(range, id(each)))).toEqual([
    '10',
    '12',
  ])
})
