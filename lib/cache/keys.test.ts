import { hashKey, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { EntityCache } from './entity-cache'
import { entityHash, entityKey, listKey } from './keys'
import { S } from './samples.testing'

const { kinds } = new EntityCache(new QueryClient())

it.each(['1', '01H8XGJWBWBAQ', 'https://host.example/p/"1"\\', 'Ünï\u2028'])(
  'hashes %s as Query does',
  (id) => {
    expect(entityHash('status', S(id))).toBe(hashKey(entityKey('status', S(id))))
    expect(kinds.entityOf(entityHash('status', S(id)))).toEqual({ kind: 'status', id })
  },
)

it('distinguishes entities from lists', () => {
  expect(kinds.entityOf(hashKey(listKey('timeline', 'home')))).toBeNull()
  expect(kinds.has('timeline')).toBe(false)
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
  expect(kinds.has(listKey('status', '1')[0])).toBe(true)
})
