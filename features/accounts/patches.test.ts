import { expect, test } from 'vitest'
import { normaliseAccount } from '@/lib/cache'
import { accountOf } from '@/lib/testing/factories'
import { withFollowers, withFollowing } from './patches'

const account = (count: number) => {
  const dto = accountOf({ followers_count: count, following_count: count })
  const row = normaliseAccount(dto).rows.find(({ kind }) => kind === 'account')
  if (row?.kind !== 'account') throw new Error('no account')
  return row.data
}

test.each([
  [0, -1, 0],
  [0, 1, 1],
  [1, -1, 0],
] as const)('a count of %i changed by %i is %i, never below zero', (count, by, expected) => {
  expect(withFollowers(by)(account(count)).followers_count).toBe(expected)
  expect(withFollowing(by)(account(count)).following_count).toBe(expected)
})
