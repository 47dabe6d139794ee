import { expect, test } from 'vitest'
import { createMissedCheck } from './missed-check'

test.each<[string, unknown, boolean]>([
  ['a post that is known', [{ id: '2' }], false],
  ['a post that did not arrive', [{ id: '3' }], true],
  ['an empty home', [], false],
  ['something else', { error: 'No' }, false],
])('with %s', async (_, page, isMissed) => {
  const check = createMissedCheck(
    () => Promise.resolve(page),
    (id) => id === '2',
  )
  expect(await check()).toBe(isMissed)
})

test('a post that remains unknown is reported once', async () => {
  const check = createMissedCheck(
    ({ query }) => Promise.resolve([{ id: `limit ${String(query?.['limit'])}` }]),
    () => false,
  )
  expect([await check(), await check()]).toEqual([true, false])
})
