import { expect, test } from 'vitest'
import { idOf } from '@/lib/testing/factories'
import { isFurther, isNear } from './other-device-position'

const id = (text: string) => idOf('status', text)
const ids = Array.from({ length: 20 }, (_, at) => id(String(120 - at)))
const keys = [...ids, `gap:${id('101')}`, id('50')]

test.each<[string, string, string | null, boolean, boolean]>([
  ['far below a reader at the top', '104', '120', true, true],
  ['further down than what is loaded', '40', '120', true, true],
  ['near the top', '118', '120', true, false],
  ['newer than the row being read', '118', '104', false, true],
  ['newer, but only by some rows', '107', '104', false, false],
  ['newer than a row that is not loaded', '118', '30', false, true],
  ['not loaded, and newer', '130', '104', false, true],
  ['older than the row being read', '50', '118', false, false],
  ['not loaded, and older', '40', '118', false, false],
])('a position %s', (_, position, first, atTop, further) => {
  expect(isFurther(keys, id(position), { first, atTop })).toBe(further)
})

test('rows are near each other when few are between them', () => {
  expect(isNear(keys, '120', null)).toBe(true)
  expect(isNear(keys, '120', '117')).toBe(true)
  expect(isNear(keys, '120', '116')).toBe(false)
  expect(isNear(keys, '120', '1')).toBe(false)
})
