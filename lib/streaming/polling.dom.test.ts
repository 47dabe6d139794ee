import { describe, expect, test } from 'vitest'
import { fakeChannels, FakeClock, FakeEnvironment, fakeLocks, FakeSocket } from './fakes.testing'
import { createPoller, type PollerOptions, type PollTask } from './polling'
import { createStreaming } from './streaming'

const MINUTE = 60_000
const HOME: PollTask = { key: 'home', path: '/api/v1/timelines/home' }
const NOTIFICATIONS: PollTask = { key: 'notifications', path: '/api/v2/notifications' }
const ANNOUNCEMENTS: PollTask = { key: 'announcements', path: '/api/v1/announcements' }

/** Tabs of one browser: one clock, one set of locks, one bus. */
function browser(together = true) {
  const clock = new FakeClock()
  const locks = together ? fakeLocks() : null
  const openChannel = together ? fakeChannels() : () => null
  const calls: string[] = []
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const tab = (name: string, tasks: PollTask[], options: Partial<PollerOptions> = {}) => {
    const got: string[] = []
    const poller = createPoller({
      name: 'ada@home.example',
      fetchPage: (task) => {
        calls.push(`${name} ${task.key}`)
        return Promise.resolve({ from: name, of: task.path })
      },
      locks,
      openChannel,
      now: clock.now,
      timers: clock.timers,
      random,
      ...options,
    })
    for (const task of tasks) poller.add(task, (page) => got.push(`${task.key} ${JSON.stringify(page)}`))
    return { poller, got }
  }
  return { clock, calls, tab }
}

describe.each([
  ['that share a turn', true],
  ['that cannot agree', false],
])('two tabs %s, sockets refused', (_name, together) => {
  test('stay far below 300 requests in five minutes, handshakes included', async () => {
    const { clock, calls, tab } = browser(together)
    let handshakes = 0
    for (const name of ['a', 'b']) {
      const { poller } = tab(name, [HOME, NOTIFICATIONS, ANNOUNCEMENTS])
      const streaming = createStreaming({
        url: 'wss://home.example',
        token: 't',
        openSocket: (url, protocols) => {
          handshakes += 1
          const socket = new FakeSocket(url, protocols)
          queueMicrotask(() => socket.drop())
          return socket
        },
        now: clock.now,
        timers: clock.timers,
        environment: new FakeEnvironment(),
        frame: () => () => undefined,
      })
      streaming.onStatus((status) => poller.setActive(status === 'down' || status === 'absent'))
      streaming.subscribe({ stream: 'user' }, () => undefined)
    }
    await clock.advance(5 * MINUTE)
    expect(handshakes).toBe(6)
    expect(calls.length + handshakes).toBeLessThan(100)
    expect(calls.filter((call) => call.endsWith('home')).length).toBeGreaterThanOrEqual(6)
  })

  test('many columns do not exceed the limit of a token', async () => {
    const { clock, calls, tab } = browser(together)
    for (const name of ['a', 'b']) {
      const columns = Array.from({ length: 30 }, (_, i) => ({
        key: `${name}${i}`,
        path: `/api/${name}/${i}`,
      }))
      tab(name, columns).poller.setActive(true)
    }
    await clock.advance(5 * MINUTE)
    expect(calls.length).toBeLessThan(150)
    await clock.advance(30 * MINUTE)
    expect(new Set(calls).size).toBe(60)
  })
})

test('polls after 10 to 40 s first, so that an opening stream comes before, then every 20 to 40 s', async () => {
  for (const [random, first, pause] of [
    [0, 10_000, 20_000],
    [0.999_99, 40_000, 40_000],
  ] as const) {
    const { clock, calls, tab } = browser()
    tab('a', [HOME], { random: () => random }).poller.setActive(true)
    await clock.settle()
    await clock.advance(first - 10)
    expect(calls).toEqual([])
    await clock.advance(10)
    expect(calls).toHaveLength(1)
    await clock.advance(pause - 10)
    expect(calls).toHaveLength(1)
    await clock.advance(20)
    expect(calls).toHaveLength(2)
  }
})

test('one tab polls for all, and each gets the pages it wants', async () => {
  const { clock, calls, tab } = browser()
  const a = tab('a', [HOME])
  const b = tab('b', [HOME, NOTIFICATIONS])
  a.poller.setActive(true)
  b.poller.setActive(true)
  await clock.advance(2 * MINUTE)
  expect(calls.every((call) => call.startsWith('a '))).toBe(true)
  expect(calls).toContain('a notifications')
  expect(b.got).toContain('home {"from":"a","of":"/api/v1/timelines/home"}')
  expect(b.got).toContain('notifications {"from":"a","of":"/api/v2/notifications"}')
  expect(a.got.some((page) => page.startsWith('notifications'))).toBe(false)
})

test.each([
  ['next to others', [HOME]],
  ['as the first', []],
])('a list opened in another tab %s joins the next round', async (_name, before) => {
  const random = () => 0.999_99
  const { clock, calls, tab } = browser()
  tab('a', [HOME], { random }).poller.setActive(true)
  const { poller } = tab('b', before, { random })
  poller.setActive(true)
  await clock.advance(MINUTE)
  poller.add(NOTIFICATIONS, () => undefined)
  await clock.advance(40_000)
  expect(calls.filter((call) => call === 'a notifications')).toHaveLength(1)
})

test('when the polling tab closes or streams again, another takes over', async () => {
  const { clock, calls, tab } = browser()
  const a = tab('a', [HOME])
  const b = tab('b', [HOME])
  a.poller.setActive(true)
  b.poller.setActive(true)
  await clock.advance(MINUTE)
  a.poller.setActive(false)
  const before = calls.length
  const heard = a.got.length
  await clock.advance(2 * MINUTE)
  const since = calls.slice(before)
  expect(since.length).toBeGreaterThan(1)
  expect(since.every((call) => call === 'b home')).toBe(true)
  expect(a.got).toHaveLength(heard)
  b.poller.close()
  const end = calls.length
  await clock.advance(5 * MINUTE)
  expect(calls).toHaveLength(end)
})

test('a rate-limited server is not asked until the limit ends', async () => {
  const { clock, tab } = browser()
  const asked: number[] = []
  const { poller } = tab('a', [HOME, NOTIFICATIONS], {
    fetchPage: () => {
      asked.push(clock.now())
      return Promise.reject(Object.assign(new Error('slow down'), { retryAt: clock.now() + 4 * MINUTE }))
    },
  })
  poller.setActive(true)
  await clock.advance(4 * MINUTE)
  expect(asked).toHaveLength(1)
  await clock.advance(2 * MINUTE)
  expect(asked.length).toBeGreaterThan(1)
})

test('a failing task does not stop the others', async () => {
  const { clock, tab } = browser()
  const { poller, got } = tab('a', [HOME, NOTIFICATIONS], {
    fetchPage: (task) => (task === HOME ? Promise.reject(new Error('500')) : Promise.resolve('page')),
  })
  poller.setActive(true)
  await clock.advance(MINUTE)
  expect(got).toContain('notifications "page"')
})

test('a tab without tasks leaves the turn to another, and takes it when it has some', async () => {
  const { clock, calls, tab } = browser()
  const a = tab('a', [])
  a.poller.setActive(true)
  const b = tab('b', [HOME])
  b.poller.setActive(true)
  await clock.advance(MINUTE)
  expect(new Set(calls)).toEqual(new Set(['b home']))
  b.poller.close()
  const end = a.poller.add(NOTIFICATIONS, () => undefined)
  await clock.advance(MINUTE)
  expect(calls.at(-1)).toBe('a notifications')
  end()
  const before = calls.length
  await clock.advance(5 * MINUTE)
  expect(calls).toHaveLength(before)
})

test('a page that was requested before its task was discarded reaches no tab that did', async () => {
  const { clock, tab } = browser()
  let answer: (page: unknown) => void = () => {}
  const fetchPage = ({ key }: PollTask) =>
    key === 'home' ? Promise.resolve('page') : new Promise((resolve) => (answer = resolve))
  const tabs = ['a', 'b', 'c'].map((name) => tab(name, [HOME, NOTIFICATIONS], { fetchPage }))
  for (const { poller } of tabs) poller.setActive(true)
  await clock.advance(40_000)
  for (const { poller } of tabs.slice(0, 2)) poller.discard('notifications')
  answer('early')
  await clock.advance(40_000)
  answer('late')
  await clock.settle()
  const got = tabs.map((each) => each.got.filter((page) => page.startsWith('notifications')))
  expect(got.slice(0, 2)).toEqual([['notifications "late"'], ['notifications "late"']])
  expect(got[2]).toEqual(['notifications "early"', 'notifications "late"'])
  expect(tabs[0]?.got).toContain('home "page"')
})

test('removed tasks are not requested', async () => {
  const { clock, calls, tab } = browser()
  const { poller } = tab('a', [HOME])
  const first = poller.add(HOME, () => undefined)
  const end = poller.add(NOTIFICATIONS, () => undefined)
  end()
  first()
  first()
  poller.setActive(true)
  await clock.advance(MINUTE)
  expect(new Set(calls)).toEqual(new Set(['a home']))
})
