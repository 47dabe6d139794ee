import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { randomOf } from '@/lib/live-list/list-server.testing'
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
