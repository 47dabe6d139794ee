import { expect, test } from 'vitest'
import type { NotificationId } from '@/schemas/primitives'
import {
  isUnread,
  MARKER_PAUSE,
  nextWrite,
  NOTHING_READ,
  withKnown,
  withReading,
  withRefused,
  withWritten,
  type Reading,
  type ReadState,
} from './read-state'

const nid = (id: string) => id as NotificationId
const READING: Reading = { tabVisible: true, mounted: true, atTop: true, newest: nid('60') }
const at = (
  known: string | null | undefined,
  seen: string | null,
  writtenAt: number | null = null,
): ReadState => ({
  known: known === undefined || known === null ? known : nid(known),
  seen: seen === null ? null : nid(seen),
  writtenAt,
})

test.each<[string, Partial<Reading>, string | null, string | null]>([
  ['the top of a visible list is read', {}, null, '60'],
  ['a hidden tab', { tabVisible: false }, null, null],
  ['no list, or a covered one', { mounted: false }, null, null],
  ['further down, or with pending groups', { atTop: false }, null, null],
  ['an empty list', { newest: null }, '50', '50'],
  ['never backwards', { newest: nid('9') }, '50', '50'],
  ['ids of another length', { newest: nid('100') }, '99', '100'],
])('%s', (_name, reading, before, seen) => {
  expect(withReading(at('50', before), { ...READING, ...reading }).seen).toBe(seen)
})

test.each<[string, ReadState, number, boolean, { id: string; wait: number } | null]>([
  ['nothing was seen', at('50', null), 0, false, null],
  ['before the marker was read', at(undefined, '60'), 0, false, null],
  ['before the marker was read, on leaving', at(undefined, '60'), 0, true, null],
  ['the first write is at once', at('50', '60'), 1000, false, { id: '60', wait: 0 }],
  ['a server without a marker', at(null, '60'), 1000, false, { id: '60', wait: 0 }],
  ['another device read more', at('70', '60'), 0, false, null],
  ['the same id', at('60', '60'), 0, true, null],
  ['a later write waits', at('60', '70', 1000), 2000, false, { id: '70', wait: MARKER_PAUSE - 1000 }],
  ['after the pause', at('60', '70', 1000), 1000 + MARKER_PAUSE, false, { id: '70', wait: 0 }],
  ['on leaving the page', at('60', '70', 1000), 2000, true, { id: '70', wait: 0 }],
])('next write: %s', (_name, state, now, flush, write) => {
  expect(nextWrite(state, now, { flush })).toEqual(write)
})

test('leading and trailing: two writes for many notifications', () => {
  let state = withKnown(NOTHING_READ, nid('50'))
  const writes: string[] = []
  for (let minute = 0; minute < 10; minute += 1) {
    const now = minute * 60_000
    state = withReading(state, { ...READING, newest: nid(String(60 + minute)) })
    const write = nextWrite(state, now)
    if (write?.wait !== 0) continue
    writes.push(write.id)
    state = withWritten(state, write.id, now)
  }
  expect(writes).toEqual(['60', '65'])
  expect(nextWrite(state, 600_000, { flush: true })).toEqual({ id: '69', wait: 0 })
})

test('the known marker is never lowered, except when a write was refused', () => {
  const state = withKnown(at('60', '60'), nid('50'))
  expect(state.known).toBe('60')
  expect(withKnown(state, null).known).toBe('60')
  expect(nextWrite(withRefused(state, nid('50')), 0)).toEqual({ id: '60', wait: 0 })
})

test.each<[string | null | undefined, string, boolean]>([
  [undefined, '60', false],
  [null, '60', true],
  ['60', '60', false],
  ['60', '61', true],
  ['99', '100', true],
])('with the marker at %s, %s is unread: %s', (known, id, unread) => {
  expect(isUnread(at(known, null).known, nid(id))).toBe(unread)
})
