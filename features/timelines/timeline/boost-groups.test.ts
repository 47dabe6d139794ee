import { expect, test } from 'vitest'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { foldBoosts, NOTHING_FOLDED } from './boost-groups'

const ids = (text: string) => text.split(' ').filter(Boolean) as StatusId[]
/** `ab` is a boost of post b by a; a single letter is a post. */
const read = (id: string) => ({ account: id[0], reblog: id.length > 1 ? id[1] : null }) as unknown as Status
const none: readonly string[] = []

/** Folds one list repeatedly, each time with the previous result. */
function drawing() {
  let folded = NOTHING_FOLDED
  const fold = (list: string, pending = none, anchor: string | null = null) =>
    (folded = foldBoosts(read, ids(list), { pending: new Set(pending), anchor }, folded))
  /** The remaining rows, with the boosters. */
  const rows = (list: string, pending = none, anchor: string | null = null) => {
    const { absent, boosters } = fold(list, pending, anchor)
    return ids(list)
      .filter((id) => !absent.has(id))
      .map((id) => (boosters.has(id) ? `${id}(${boosters.get(id)?.join('')})` : id))
      .join(' ')
  }
  return { fold, rows }
}

test('all boosts of a post and the post itself share one row', () => {
  expect(drawing().rows('p az q bz z')).toBe('p az(ab) q')
  expect(drawing().rows('z q az')).toBe('z(a) q')
  expect(drawing().rows('az q by')).toBe('az q by')
})

test('the first row stays when further boosts appear above or below', () => {
  const { rows } = drawing()
  expect(rows('p bz q')).toBe('p bz q')
  expect(rows('az p bz q')).toBe('p bz(ab) q')
  expect(rows('az p bz q z')).toBe('p bz(ab) q')
  expect(rows('az p q z')).toBe('az(a) p q')
})

test('a shown row is preferred to a pending one', () => {
  const { rows } = drawing()
  expect(rows('az p', ['az'])).toBe('az p')
  expect(rows('az p bz', ['az'])).toBe('p bz(ab)')
})

test('the row that the reader returns to represents the group', () => {
  expect(drawing().rows('az p bz z', none, 'bz')).toBe('p bz(ab)')
})

test('without a change the same object is returned', () => {
  const { fold } = drawing()
  const { absent, boosters } = fold('az p bz')
  expect(fold('q az p bz').absent).toBe(absent)
  expect(fold('q az p bz').boosters).toBe(boosters)
  expect(fold('q az p').absent).not.toBe(absent)
})

test('the same boosters are the same array', () => {
  const { fold } = drawing()
  const first = fold('az p bz').boosters.get('az' as StatusId)
  expect(fold('q az p bz').boosters.get('az' as StatusId)).toBe(first)
})

test('a discarded render changes nothing', () => {
  const before = foldBoosts(read, ids('p bz q'), { pending: new Set(), anchor: null }, NOTHING_FOLDED)
  const options = { pending: new Set(), anchor: null }
  foldBoosts(read, ids('az'), options, before)
  expect([...foldBoosts(read, ids('az p bz q'), options, before).absent]).toEqual([['az', 'bz']])
})
