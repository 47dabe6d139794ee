import { expect, test } from 'vitest'
import type { Status } from '@/schemas/entities'
import { withBookmark, withBoost, withFavourite, asDeleted } from './patches'

const status = (over: Partial<Status> = {}) =>
  ({ favourited: false, favourites_count: 3, reblogged: false, reblogs_count: 0, ...over }) as Status

test('an intention that is already met returns the same object', () => {
  const before = status({ favourited: true, reblogged: true, bookmarked: true, gone: true })
  for (const patch of [withFavourite(true), withBoost(true), withBookmark(true), asDeleted])
    expect(patch(before)).toBe(before)
  expect(withFavourite(false)(status())).toMatchObject({ favourites_count: 3 })
})

test.each([
  [true, 4],
  [false, 3],
])('repeated %s counts %i: patches compose without drift', (on, count) => {
  expect(withFavourite(on)(withFavourite(true)(status()))).toMatchObject({
    favourited: on,
    favourites_count: count,
  })
})

test('a count never falls below zero', () => {
  expect(withBoost(false)(status({ reblogged: true }))).toMatchObject({ reblogged: false, reblogs_count: 0 })
})

test('an absent flag counts as off', () => {
  const unstated = status()
  delete unstated.favourited
  expect(withFavourite(true)(unstated)).toMatchObject({ favourited: true, favourites_count: 4 })
  expect(withFavourite(false)(unstated)).toBe(unstated)
})
