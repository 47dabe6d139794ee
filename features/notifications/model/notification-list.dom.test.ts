import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { randomOf } from '@/lib/live-list/list-server.testing'
import type { AccountId } from '@/schemas/primitives'
import { SAMPLE_SIZE } from './group'
import { NotificationServer } from './notification-server.testing'
import { Tab } from './schedule-tab.testing'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const turn = () => vi.advanceTimersByTimeAsync(1)

/** A tab at the top of a list, of a server that filters what strangers send until it accepts them. */
function setUp() {
  const server = new NotificationServer({
    accounts: 6,
    strangers: 6,
    limit: 40,
    links: true,
    random: randomOf(1),
  })
  for (const policy of ['filter', 'accept']) {
    while (server.policy !== policy) server.changePolicy()
    for (let i = 0; i < 20; i += 1) server.publish()
  }
  const tab = new Tab(server, true, 'all')
  onTestFinished(() => tab.close())
  const expected = () => server.expected(null, () => false)
  /** Accepts everyone who waits; without telling the tab. */
  const mergeAll = () => {
    while (server.accept());
    server.merge()
  }
  return { server, tab, expected, mergeAll }
}

test('merged requests are in the list also when its first page was requested before', async () => {
  const { tab, expected, mergeAll } = setUp()
  const [first] = tab.sent
  if (!first) throw new Error('nothing was requested')
  tab.work(first)
  mergeAll()
  tab.list.outdate()
  await turn()
  while (tab.advance('below')) await turn()
  expect(tab.shown).toEqual(expected())
})

test('an answer to what was requested before the list was read again is ignored', async () => {
  const { tab, expected, mergeAll } = setUp()
  const [early] = tab.sent
  if (!early) throw new Error('nothing was requested')
  tab.work(early)
  mergeAll()
  tab.list.reload()
  await turn()
  const [, again] = tab.sent
  if (!again) throw new Error('nothing was requested again')
  tab.answer(again)
  await turn()
  expect(tab.shown).toEqual(expected())
  tab.answer(early)
  await turn()
  expect(tab.shown).toEqual(expected())
})

/** A tab whose reader is further down in a loaded list of groups, which have more people than their samples. */
async function furtherDown() {
  const server = new NotificationServer({
    accounts: 20,
    strangers: 0,
    limit: 10,
    links: true,
    random: randomOf(2),
  })
  for (let i = 0; i < 150; i += 1) server.publish()
  const tab = new Tab(server, true, 'all')
  onTestFinished(() => tab.close())
  await turn()
  while (tab.advance('below')) await turn()
  tab.look(false, tab.rows[20]?.entry ?? null)
  const expected = () => server.expected(null, () => false)
  expect(tab.shown).toEqual(expected())
  const [biggest] = expected().toSorted((a, b) => b.count - a.count)
  expect(biggest?.count).toBeGreaterThan(SAMPLE_SIZE)
  /** Blocks someone of the biggest group. */
  const block = () => {
    const account = biggest?.sample.at(-1) as AccountId
    server.block(account)
    tab.silence(account)
  }
  return { server, tab, expected, block }
}

test('after a block a reader further down gets the groups of the server, without a new list', async () => {
  const { tab, expected, block } = await furtherDown()
  const before = tab.rows.map(({ entry }) => entry)
  block()
  expect(tab.list.state.loaded).toBe(true)
  for (await turn(); tab.sent[0]; await turn()) {
    expect(tab.sent).toHaveLength(1)
    tab.answer(tab.sent[0])
  }
  expect(tab.shown).toEqual(expected())
  expect(tab.list.isOutdated()).toBe(false)
  expect(before).toEqual(expect.arrayContaining(tab.rows.slice(0, 5).map(({ entry }) => entry)))
})

test('without an answer after a block the list stays, without the blocked account', async () => {
  const { tab, block } = await furtherDown()
  block()
  const after = tab.shown
  const [sent] = tab.sent
  if (!sent) throw new Error('nothing was requested')
  tab.fail(sent, new Error('gone'))
  await turn()
  expect(tab.sent).toEqual([])
  expect(tab.shown).toEqual(after)
  expect(tab.list.state).toMatchObject({ failed: null, tail: { failed: null }, requests: [] })
})
