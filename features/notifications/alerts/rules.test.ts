import { expect, test } from 'vitest'
import { kindOf } from '@/lib/push/notification-kinds'
import { isQuiet } from '@/lib/push/quiet-hours'
import {
  decideAlert,
  minutesToChange,
  NO_QUIET_HOURS,
  readTime,
  writeTime,
  type AlertSettings,
  type Arrival,
} from './rules'

const at = (text: string) => readTime(text) ?? Number.NaN
const hours = (from: string, to: string, on = true) => ({ on, from: at(from), to: at(to) })

test.each([
  ['off', hours('08:00', '20:00', false), '12:00', false],
  ['before', hours('08:00', '20:00'), '07:59', false],
  ['at the start', hours('08:00', '20:00'), '08:00', true],
  ['at the end', hours('08:00', '20:00'), '20:00', false],
  ['before midnight', hours('22:00', '07:00'), '23:59', true],
  ['after midnight', hours('22:00', '07:00'), '00:00', true],
  ['in the morning', hours('22:00', '07:00'), '07:00', false],
  ['in the evening', hours('22:00', '07:00'), '21:59', false],
  ['no time at all', hours('08:00', '08:00'), '08:00', false],
])('quiet hours: %s', (_name, quiet, now, expected) => {
  expect(isQuiet(quiet, at(now))).toBe(expected)
})

test.each([
  ['off', hours('08:00', '20:00', false), '12:00', null],
  ['no time at all', hours('08:00', '08:00'), '12:00', null],
  ['until the end', hours('08:00', '20:00'), '12:00', 8 * 60],
  ['until the start', hours('08:00', '20:00'), '07:00', 60],
  ['over midnight', hours('22:00', '07:00'), '23:00', 8 * 60],
  ['at the start', hours('22:00', '07:00'), '22:00', 9 * 60],
])('quiet hours change: %s', (_name, quiet, now, expected) => {
  expect(minutesToChange(quiet, at(now))).toBe(expected)
})

test.each([
  ['mention', 'mention'],
  ['quoted_update', 'update'],
  ['added_to_collection', 'collection'],
  ['moderation_warning', 'other'],
  ['collection', 'collection'],
  ['brand_new', 'other'],
])('the settings of %s are those of %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind)
})

const SETTINGS: AlertSettings = {
  hidden: ['favourite'],
  alerts: ['mention', 'favourite', 'follow_request'],
  silent: ['follow_request'],
  quiet: NO_QUIET_HOURS,
  ungrouped: [],
}
const ARRIVAL: Arrival = {
  type: 'mention',
  isSilenced: false,
  isFiltered: false,
  isSeen: false,
  minutes: at('12:00'),
}
const none = { desktop: false, sound: false }

test.each<[string, Partial<AlertSettings>, Partial<Arrival>, { desktop: boolean; sound: boolean }]>([
  ['alert and sound', {}, {}, { desktop: true, sound: true }],
  ['sound only', {}, { type: 'reblog' }, { desktop: false, sound: true }],
  ['alert only', {}, { type: 'follow_request' }, { desktop: true, sound: false }],
  ['hidden from the list', {}, { type: 'favourite' }, none],
  ['blocked or muted sender', {}, { isSilenced: true }, none],
  ['filtered post', {}, { isFiltered: true }, none],
  ['seen as it arrives', {}, { isSeen: true }, none],
  ['quiet hours', { quiet: hours('11:00', '13:00') }, {}, none],
  ['after the quiet hours', { quiet: hours('11:00', '12:00') }, {}, { desktop: true, sound: true }],
])('%s', (_name, settings, arrival, expected) => {
  expect(decideAlert({ ...SETTINGS, ...settings }, { ...ARRIVAL, ...arrival })).toEqual(expected)
})

test.each([
  ['00:00', 0],
  ['07:05', 425],
  ['23:59', 1439],
])('%s is a time', (text, minutes) => {
  expect(readTime(text)).toBe(minutes)
  expect(writeTime(minutes)).toBe(text)
})

test.each(['', '7:05', '24:00', 'noon'])('"%s" is none', (text) => {
  expect(readTime(text)).toBeNull()
})
