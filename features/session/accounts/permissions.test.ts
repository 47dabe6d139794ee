import { expect, test } from 'vitest'
import { isPermitted, type Permission } from './permissions'

test.each<[string | number | null | undefined, Permission, boolean]>([
  ['0', 'reports', false],
  ['16', 'reports', true],
  [16, 'reports', true],
  ['16', 'users', false],
  ['1', 'users', true],
  ['1024', 'users', true],
  ['9007199254740993', 'users', true],
  ['1048576', 'viewFeeds', true],
  [null, 'users', false],
  [undefined, 'users', false],
  ['', 'users', false],
  ['many', 'users', false],
  ['-1', 'users', false],
])('%s permits %s: %s', (permissions, permission, expected) => {
  expect(isPermitted(permissions, permission)).toBe(expected)
})
