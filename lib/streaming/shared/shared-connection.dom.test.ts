import { describe, expect, test } from 'vitest'
import { FakeBrowser, follow, type FakeTab } from './fake-browser.testing'

const USER = { stream: 'user' }
const LOCAL = { stream: 'public:local' }
const CATS = { stream: 'hashtag', tag: 'cats' }
const CHANNELS = [USER, LOCAL, CATS, { stream: 'list', list: '7' }]
/** Time within which the tabs agree, in ms. */
const SOON = 20_000

/** A browser whose tabs a and b follow home; a was first. */
async function twoTabs() {
  const browser = new FakeBrowser()
  const { clock, server } = browser
  const [a, b] = [browser.tab('a'), browser.tab('b')]
  const first = follow(a, USER)
  await clock.advance(1000)
  const second = follow(b, USER)
  await clock.advance(1000)
  return { browser, clock, server, a, b, first, second }
}

test('two tabs share one socket, and both get events', async () => {
  const { clock, server, first, second, a, b } = await twoTabs()
  expect(server.sockets.size).toBe(1)
  expect(server.opened).toBe(1)
  expect([a, b].map(({ streaming }) => streaming.status())).toEqual(['open', 'open'])
  const id = server.publish(USER)
  await clock.advance(500)
  for (const { seen, links } of [first, second]) {
    expect([...seen]).toEqual([id])
    expect(links).toEqual(['up'])
  }
})

test('the socket covers what any tab wants, and a tab gets only its own events', async () => {
  const { clock, server, b, first } = await twoTabs()
  const [socket] = server.sockets
  const cats = follow(b, CATS)
  const local = follow(b, LOCAL)
  await clock.advance(1000)
  expect([...(socket?.channels.keys() ?? [])]).toEqual(['user', 'hashtag cats', 'public:local'])
  const id = server.publish(CATS)
  await clock.advance(500)
  expect([...cats.seen]).toEqual([id])
  expect([...first.seen, ...local.seen]).toEqual([])
  cats.end()
  await clock.advance(3000)
  expect([...(socket?.channels.keys() ?? [])]).toEqual(['user', 'public:local'])
})

test('a tab counts a channel as live only once the leader has subscribed', async () => {
  const { clock, server, a, b, first } = await twoTabs()
  first.end()
  await clock.advance(500)
  a.freeze()
  const cats = follow(b, CATS)
  await clock.advance(500)
  expect(cats.links).toEqual([])
  a.thaw()
  await clock.advance(500)
  expect(cats.links.at(-1)).toBe('up')
  expect([...([...server.sockets][0]?.channels ?? new Map()).keys()]).toContain('hashtag cats')
})

describe('another tab takes over and reloads what it missed', () => {
  test('at once when the leader is closed', async () => {
    const { clock, server, a, b, second } = await twoTabs()
    a.crash()
    const missed = server.publish(USER)
    await clock.advance(100)
    expect(server.sockets.size).toBe(1)
    expect(b.streaming.status()).toBe('open')
    expect([...second.seen]).toEqual([missed])
    expect(second.links).toEqual(['up', 'down', 'up'])
    const next = server.publish(USER)
    await clock.advance(500)
    expect([...second.seen]).toEqual([missed, next])
  })

  test('when the runtime of the leader closes', async () => {
    const { clock, server, a, second } = await twoTabs()
    a.streaming.close()
    await clock.advance(100)
    expect(server.sockets.size).toBe(1)
    expect(second.links.at(-1)).toBe('up')
  })

  test('after about ten seconds when the leader is frozen; when it wakes, it follows', async () => {
    const { clock, server, a, b, first, second } = await twoTabs()
    a.freeze()
    const missed = server.publish(USER)
    await clock.advance(7000)
    expect(server.opened).toBe(1)
    await clock.advance(8000)
    expect(server.opened).toBe(2)
    expect([...second.seen]).toEqual([missed])
    a.thaw()
    await clock.advance(SOON)
    expect(server.sockets.size).toBe(1)
    const next = server.publish(USER)
    await clock.advance(500)
    for (const { seen } of [first, second]) expect([...seen].toSorted()).toEqual([missed, next])
    b.crash()
    await clock.advance(100)
    expect(server.sockets.size).toBe(1)
    expect(a.streaming.status()).toBe('open')
  })

  test('at once when it becomes visible and the leader is hidden and silent', async () => {
    const { clock, server, a, b, second } = await twoTabs()
    b.show(false)
    a.show(false)
    await clock.advance(1000)
    a.freeze()
    const missed = server.publish(USER)
    b.show(true)
    await clock.advance(2500)
    expect(server.opened).toBe(2)
    expect([...second.seen]).toEqual([missed])
  })

  test('not while a hidden leader still answers', async () => {
    const { clock, server, a, b } = await twoTabs()
    b.show(false)
    a.show(false)
    await clock.advance(10_000)
    b.show(true)
    await clock.advance(10_000)
    expect(server.opened).toBe(1)
  })
})

test('a tab that missed messages of the leader reloads', async () => {
  const { clock, server, b, second } = await twoTabs()
  b.freeze()
  const missed = server.publish(USER)
  await clock.advance(1000)
  b.thaw({ forget: true })
  await clock.advance(5000)
  expect([...second.seen]).toEqual([missed])
  expect(server.opened).toBe(1)
})

test('a tab that was forgotten reloads', async () => {
  const { clock, server, b, second } = await twoTabs()
  const cats = follow(b, CATS)
  await clock.advance(1000)
  b.freeze()
  await clock.advance(10 * 60_000)
  const missed = server.publish(CATS)
  b.thaw({ forget: true })
  await clock.advance(1000)
  expect([...cats.seen]).toEqual([missed])
  expect(second.links.at(-1)).toBe('up')
})

test("when the leader's connection drops, all tabs reload", async () => {
  const { clock, server, a, first, second } = await twoTabs()
  clock.sleep(10 * 60_000)
  const missed = server.publish(USER)
  a.environment.fire('online')
  await clock.advance(1000)
  for (const { seen, links } of [first, second]) {
    expect([...seen]).toEqual([missed])
    expect(links).toEqual(['up', 'down', 'up'])
  }
})

test('a leader without own subscriptions serves the others until they leave', async () => {
  const { clock, server, first, second } = await twoTabs()
  first.end()
  await clock.advance(60_000)
  expect(server.opened).toBe(1)
  const id = server.publish(USER)
  await clock.advance(500)
  expect([...second.seen]).toEqual([id])
  second.end()
  await clock.advance(60_000)
  expect(server.sockets.size).toBe(0)
})

test('tokens are never sent between tabs', async () => {
  const { browser, clock, server, a } = await twoTabs()
  a.crash()
  await clock.advance(SOON)
  expect(server.protocols).toEqual(['secret-token', 'secret-token'])
  expect(browser.overheard.length).toBeGreaterThan(5)
  expect(browser.overheard.filter((text) => text.includes('secret-token'))).toEqual([])
})

test('when all tabs close, as after signing out, no socket is left', async () => {
  const { clock, server, a, b } = await twoTabs()
  a.streaming.close()
  b.streaming.close()
  await clock.advance(SOON)
  expect(server.sockets.size).toBe(0)
})

test('tabs that cannot coordinate have their own sockets', async () => {
  const browser = new FakeBrowser(7, false)
  const lists = ['a', 'b'].map((name) => follow(browser.tab(name), USER))
  await browser.clock.advance(1000)
  expect(browser.server.sockets.size).toBe(2)
  const id = browser.server.publish(USER)
  await browser.clock.advance(500)
  for (const { seen } of lists) expect([...seen]).toEqual([id])
})

test('a page that may not use locks has its own socket', async () => {
  const browser = new FakeBrowser()
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  const list = follow(
    browser.tab('a', { share: { name: 'x', locks: refusing, openChannel: browser.openChannel } }),
    USER,
  )
  await browser.clock.advance(1000)
  expect(browser.server.sockets.size).toBe(1)
  expect(list.links).toEqual(['up'])
})

/** Opens, closes, freezes, hides and subscribes at random. */
async function runSchedule(seed: number) {
  const browser = new FakeBrowser(seed)
  const { clock, server, random } = browser
  const tabs: FakeTab[] = []
  const lists: ReturnType<typeof follow>[] = []
  const log: string[] = []
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const open = () => {
    const tab = browser.tab(String.fromCodePoint(97 + tabs.length))
    tabs.push(tab)
    lists.push(follow(tab, USER))
    return `open ${tab.name}`
  }
  const steps: (() => string)[] = [
    open,
    () => {
      const tab = pick(tabs.filter(({ state }) => state === 'running'))
      if (!tab || tabs.filter(({ state }) => state === 'running').length < 2) return open()
      if (random() < 0.5) tab.crash()
      else {
        tab.streaming.close()
        tab.crash()
      }
      return `end ${tab.name}`
    },
    () => {
      const tab = pick(tabs.filter(({ state }) => state === 'running'))
      tab?.freeze()
      return `freeze ${tab?.name}`
    },
    () => {
      const tab = pick(tabs.filter(({ state }) => state === 'frozen'))
      tab?.thaw({ forget: random() < 0.5 })
      return `thaw ${tab?.name}`
    },
    () => {
      const tab = pick(tabs.filter(({ state }) => state === 'running'))
      const visible = random() < 0.5
      tab?.show(visible)
      return `show ${tab?.name} ${visible}`
    },
    () => {
      const tab = pick(tabs.filter(({ state }) => state === 'running'))
      const channel = pick(CHANNELS)
      if (tab && channel) lists.push(follow(tab, channel))
      return `follow ${tab?.name} ${channel?.stream}`
    },
    () => {
      const list = pick(lists.filter(({ tab }) => tab.state === 'running'))
      if (!list || lists.filter(({ tab }) => tab === list.tab).length < 2) return 'nothing'
      list.end()
      lists.splice(lists.indexOf(list), 1)
      return `leave ${list.tab.name} ${list.channel.stream}`
    },
  ]
  open()
  for (let step = 0; step < 40; step += 1) {
    log.push(pick(steps)?.() ?? '')
    const posts = Math.floor(random() * 3)
    for (let at = 0; at < posts; at += 1) server.publish(pick(CHANNELS) ?? USER)
    await clock.advance(pick([0, 1, 10, 200, 3000, 15_000, 70_000]) ?? 0)
  }
  for (const tab of tabs) tab.thaw()
  await clock.advance(2 * SOON)
  const before = lists.map(({ links }) => links.length)
  for (const channel of CHANNELS) server.publish(channel)
  await clock.advance(1000)
  const living = lists.filter(({ tab }) => tab.state === 'running')
  return {
    log,
    sockets: server.sockets.size,
    expected: living.length === 0 ? 0 : 1,
    calm: lists.every(({ links }, at) => links.length === before[at]),
    missing: living.flatMap(({ tab, channel, seen }) =>
      server
        .readAll(channel)
        .filter((id) => !seen.has(id))
        .map((id) => `${tab.name} ${channel.stream} ${id}`),
    ),
  }
}

test('after any sequence of actions of the tabs, one socket is left and no list misses an event', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { log, sockets, expected, missing, calm } = await runSchedule(seed * 7919)
    expect({ seed, missing, sockets, calm }, log.join('; ')).toEqual({
      seed,
      missing: [],
      sockets: expected,
      calm: true,
    })
  }
})
