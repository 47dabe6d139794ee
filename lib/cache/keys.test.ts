import { hashKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { entityHash, entityKey, entityOfHash, isKind, keys } from './keys'
import { A, S } from './samples'

it.each(['1', '01H8XGJWBWBAQ', 'https://host.example/p/"1"\\', 'Ünï\u2028'])(
  'hashes %s as Query does',
  (id) => {
    expect(entityHash('status', S(id))).toBe(hashKey(entityKey('status', S(id))))
    expect(entityOfHash(entityHash('status', S(id)))).toEqual({ kind: 'status', id })
  },
)

it('tells entities from lists', () => {
  expect(entityOfHash(hashKey(keys.timeline.home()))).toBeNull()
  expect(isKind('timeline')).toBe(false)
})

it('makes one key of equal lists', () => {
  expect(keys.timeline.public({ local: false })).toEqual(keys.timeline.public())
  expect(keys.timeline.tag('Cats', { any: [] })).toEqual(keys.timeline.tag('cats'))
  expect(keys.timeline.account(A('1'), { pinned: true })).not.toEqual(keys.timeline.account(A('1')))
})

it('never begins the key of a list with a kind, or the defaults of entities would apply', () => {
  const made = Object.values(keys).flatMap((part) =>
    typeof part === 'function' ? [part('x')] : Object.values(part).map((make) => make('x')),
  )
  expect(made.filter(([root]) => isKind(root))).toEqual([])
})
