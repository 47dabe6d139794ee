import { expect, test } from 'vitest'
import type { Channel } from './channel'
import { createMissedCheck } from './missed-check'
import type { PollTask } from './polling'

const USER = [{ stream: 'user' }]
const HOME = '/api/v1/timelines/home'

test.each<[string, unknown, boolean]>([
  ['a post that is known', [{ id: '2' }], false],
  ['a post that did not arrive', [{ id: '3' }], true],
  ['a post with a number for an id', [{ id: 3 }], true],
  ['a known post after a wrong one', [null, { id: '2' }], false],
  ['an unknown post after a wrong one', [{}, { id: '3' }], true],
  ['an empty home', [], false],
  ['something else', { error: 'No' }, false],
])('with %s', async (_, page, isMissed) => {
  const check = createMissedCheck(
    ({ path }) => Promise.resolve(path === HOME ? page : []),
    (id) => id === '2',
  )
  expect(await check(USER, 0)).toBe(isMissed)
})

test('a post that remains unknown is reported once', async () => {
  const check = createMissedCheck(
    ({ path, query }) => Promise.resolve(path === HOME ? [{ id: `limit ${String(query?.['limit'])}` }] : []),
    () => false,
  )
  expect([await check(USER, 0), await check(USER, 0)]).toEqual([true, false])
})

const addressOf = ({ path, query = {} }: PollTask) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&')}`

test.each<[Channel, string]>([
  [{ stream: 'user' }, '/api/v1/notifications?limit=1'],
  [{ stream: 'public' }, '/api/v1/timelines/public?limit=1'],
  [{ stream: 'public:local' }, '/api/v1/timelines/public?local=true&limit=1'],
  [{ stream: 'public:remote:media' }, '/api/v1/timelines/public?remote=true&only_media=true&limit=1'],
  [{ stream: 'list', list: '3/4' }, '/api/v1/timelines/list/3%2F4?limit=1'],
  [{ stream: 'hashtag', tag: 'cats' }, '/api/v1/timelines/tag/cats?limit=1'],
  [{ stream: 'hashtag:local', tag: 'cats' }, '/api/v1/timelines/tag/cats?local=true&limit=1'],
])('%j missed an item when the newest of %s changes while nothing arrives', async (channel, address) => {
  let newest = '1'
  const check = createMissedCheck(
    (task) => Promise.resolve(addressOf(task) === address ? [{ id: newest }] : []),
    () => false,
  )
  expect(await check([channel], 100)).toBe(false)
  newest = '2'
  // Something arrived since, perhaps this item for another tab.
  expect(await check([channel], 200)).toBe(false)
  newest = '3'
  expect(await check([channel], 200)).toBe(true)
  expect(await check([channel], 200)).toBe(false)
})

test('one address that fails does not hide what another missed', async () => {
  const check = createMissedCheck(
    ({ path }) =>
      path === HOME ? Promise.resolve([{ id: '3' }]) : Promise.reject(new Error(`no answer of ${path}`)),
    () => false,
  )
  expect(await check([{ stream: 'list', list: '1' }, { stream: 'user' }], 0)).toBe(true)
})

test('many channels take turns, so that a comparison has few requests', async () => {
  const asked: string[] = []
  const check = createMissedCheck(
    ({ path }) => {
      asked.push(path)
      return Promise.resolve([])
    },
    () => true,
  )
  const lists = Array.from({ length: 20 }, (_, i) => ({ stream: 'list', list: `${i}` }))
  await check(lists, 0)
  expect(asked).toHaveLength(8)
  await check(lists, 0)
  await check(lists, 0)
  expect(new Set(asked).size).toBe(20)
})
