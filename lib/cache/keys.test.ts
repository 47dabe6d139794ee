import { hashKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { entityHash, entityKey, entityOfHash, isKind, listKey } from './keys'
import { S } from './samples.testing'

it.each(['1', '01H8XGJWBWBAQ', 'https://host.example/p/"1"\\', 'Ünï\u2028'])(
  'hashes %s as Query does',
  (id) => {
    expect(entityHash('status', S(id))).toBe(hashKey(entityKey('status', S(id))))
    expect(entityOfHash(entityHash('status', S(id)))).toEqual({ kind: 'status', id })
  },
)

it('distinguishes entities from lists', () => {
  expect(entityOfHash(hashKey(listKey('timeline', 'home')))).toBeNull()
  expect(isKind('timeline')).toBe(false)
})

it('equal lists have equal keys', () => {
  expect(listKey('timeline', 'public', { local: false })).toEqual(listKey('timeline', 'public'))
  expect(listKey('timeline', 'tag', 'cats', { any: [] })).toEqual(['timeline', 'tag', 'cats'])
  expect(listKey('timeline', 'account', '1', { pinned: true })).toEqual([
    'timeline',
    'account',
    '1',
    { pinned: true },
  ])
})

it('refuses an entity kind as the root of a list, whose query defaults would apply', () => {
  // @ts-expect-error the types refuse it
  expect(isKind(listKey('status', '1')[0])).toBe(true)
})
