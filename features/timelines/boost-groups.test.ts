import { expect, test } from 'vitest'
import type { EntityCache } from '@/lib/cache'
import type { StatusId } from '@/schemas/primitives'
import { BoostGroups } from './boost-groups'

const ids = (text: string) => text.split(' ').filter(Boolean) as StatusId[]
/** `ab` is a boost of post b by a; a single letter is a post. */
const cache = {
  read: (_kind: string, id: string) => ({ account: id[0], reblog: id.length > 1 ? id[1] : null }),
} as unknown as EntityCache
const none = new Set<string>()

/** The rows that are left, with those who boosted. */
function rows(groups: BoostGroups, list: string, held: Iterable<string> = none, place: string | null = null) {
  const { absent, boosters } = groups.fold(ids(list), new Set(held), place)
  return ids(list)
    .filter((id) => !absent.has(id))
    .map((id) => (boosters.has(id) ? `${id}(${boosters.get(id)?.join('')})` : id))
    .join(' ')
}

test('one row for all boosts of a post and the post itself', () => {
  expect(rows(new BoostGroups(cache), 'p az q bz z')).toBe('p az(ab) q')
  expect(rows(new BoostGroups(cache), 'z q az')).toBe('z(a) q')
  expect(rows(new BoostGroups(cache), 'az q by')).toBe('az q by')
})

test('the row that was there first stays, whatever comes above or below', () => {
  const groups = new BoostGroups(cache)
  expect(rows(groups, 'p bz q')).toBe('p bz q')
  expect(rows(groups, 'az p bz q')).toBe('p bz(ab) q')
  expect(rows(groups, 'az p bz q z')).toBe('p bz(ab) q')
  expect(rows(groups, 'az p q z')).toBe('az(a) p q')
})

test('a row that is held gives way to one that is shown', () => {
  const groups = new BoostGroups(cache)
  expect(rows(groups, 'az p', ['az'])).toBe('az p')
  expect(rows(groups, 'az p bz', ['az'])).toBe('p bz(ab)')
})

test('the row one comes back to leads', () => {
  expect(rows(new BoostGroups(cache), 'az p bz z', none, 'bz')).toBe('p bz(ab)')
})

test('nothing new is the same answer', () => {
  const groups = new BoostGroups(cache)
  const first = groups.fold(ids('az p bz'), none, null)
  expect(groups.fold(ids('q az p bz'), none, null)).toBe(first)
  expect(groups.fold(ids('q az p'), none, null)).not.toBe(first)
})

test('who boosted is the same list as long as it says the same', () => {
  const groups = new BoostGroups(cache)
  const first = groups.fold(ids('az p bz'), none, null).boosters.get('az' as StatusId)
  expect(groups.fold(ids('q az p bz'), none, null).boosters.get('az' as StatusId)).toBe(first)
})
