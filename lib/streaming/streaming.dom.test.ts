import { describe, expect, test, vi } from 'vitest'
import { FakeClock, FakeEnvironment, FakeSocket } from './fakes.testing'
import type { StreamingOptions } from './options'
import { readSoftware } from '@/lib/http'
import { channelSupport } from './channel-support'
import type { Channel } from './channel'
import type { StreamEvent } from './parse'
import { createStreaming } from './streaming'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const USER = { stream: 'user' }
const LOCAL = { stream: 'public:local' }

function setUp(options: Partial<StreamingOptions> = {}) {
  const clock = new FakeClock()
  const environment = new FakeEnvironment()
  const sockets: FakeSocket[] = []
  const streaming = createStreaming({
    url: 'wss://stream.example',
    token: 'token-1',
    openSocket: (url, protocols) => {
      const socket = new FakeSocket(url, protocols)
      sockets.push(socket)
      return socket
    },
    now: clock.now,
    timers: clock.timers,
    environment,
    random: () => 0.5,
    frame: () => () => undefined,
    ...options,
  })
  const socket = () => {
    const last = sockets.at(-1)
    if (!last) throw new Error('no socket')
    return last
  }
  /** Subscribes and records events and link states. */
  const listen = (channel: { stream: string; list?: string; tag?: string } = USER) => {
    const events: StreamEvent[] = []
    const links: string[] = []
    const end = streaming.subscribe(
      channel,
      (event) => events.push(event),
      (link) => links.push(link),
    )
    return { events, links, end }
  }
  return { clock, environment, sockets, socket, streaming, listen }
}

const removal = (id: string, stream: string[] = ['user']) => ({ stream, event: 'delete', payload: id })
const subscribed = (socket: FakeSocket) => socket.sent.map(({ type, stream }) => `${type} ${stream}`)

describe('one socket', () => {
  test('opens with the first listener, the token as subprotocol, and subscribes when open', () => {
    const { sockets, socket, streaming, listen } = setUp()
    expect(sockets).toHaveLength(0)
    const { links } = listen()
    listen(LOCAL)
    listen({ stream: 'hashtag', tag: 'cats' })
    expect(sockets).toHaveLength(1)
    expect(socket()).toMatchObject({ url: 'wss://stream.example/api/v1/streaming', protocols: ['token-1'] })
    expect(streaming.status()).toBe('connecting')
    expect(links).toEqual([])
    socket().open()
    expect(streaming.status()).toBe('open')
    expect(links).toEqual(['up'])
    expect(socket().sent).toEqual([
      { type: 'subscribe', stream: 'user' },
      { type: 'subscribe', stream: 'public:local' },
      { type: 'subscribe', stream: 'hashtag', tag: 'cats' },
    ])
  })

  test('a channel is subscribed once for all listeners', async () => {
    const { clock, socket, listen } = setUp()
    const one = listen()
    socket().open()
    const two = listen()
    expect(two.links).toEqual(['up'])
    expect(subscribed(socket())).toEqual(['subscribe user'])
    socket().say(removal('1'))
    socket().say(removal('2', ['public:local']))
    await clock.advance(100)
    expect(one.events).toEqual([{ event: 'delete', payload: '1' }])
    expect(two.events).toEqual(one.events)
    one.end()
    one.end()
    await clock.advance(5000)
    expect(subscribed(socket())).toEqual(['subscribe user'])
    two.end()
    await clock.advance(5000)
    expect(subscribed(socket())).toEqual(['subscribe user', 'unsubscribe user'])
  })

  test('mounting twice, as StrictMode does, opens one socket and subscribes once', async () => {
    const { clock, sockets, socket, listen } = setUp()
    listen().end()
    const { events } = listen()
    socket().open()
    listen(LOCAL).end()
    listen(LOCAL)
    await clock.advance(MINUTE)
    expect(sockets).toHaveLength(1)
    expect(socket().closed).toBe(false)
    expect(subscribed(socket())).toEqual(['subscribe user', 'subscribe public:local'])
    socket().say(removal('1'))
    await clock.advance(100)
    expect(events).toHaveLength(1)
  })

  test('closes 30 s after the last listener left, and opens again for the next', async () => {
    const { clock, sockets, socket, streaming, listen } = setUp()
    const { end } = listen()
    socket().open()
    end()
    await clock.advance(29_000)
    expect(socket().closed).toBe(false)
    await clock.advance(2000)
    expect(socket().closed).toBe(true)
    expect(streaming.status()).toBe('down')
    await clock.advance(HOUR)
    expect(sockets).toHaveLength(1)
    const reconnects: unknown[] = []
    streaming.onReconnected((event) => reconnects.push(event))
    listen()
    socket().open()
    expect(sockets).toHaveLength(2)
    expect(reconnects).toEqual([])
  })

  test('events within a frame are one batch, in order; later ones wait 250 ms; without frames 100 ms', async () => {
    const batches: number[] = []
    const frames: (() => void)[] = []
    let events: StreamEvent[] = []
    const { clock, socket, listen } = setUp({
      frame: (run) => {
        frames.push(run)
        return () => undefined
      },
      batch: (run) => {
        run()
        batches.push(events.length)
      },
    })
    events = listen().events
    socket().open()
    for (const id of ['1', '2', '3']) socket().say(removal(id))
    expect(events).toEqual([])
    frames[0]?.()
    expect(batches).toEqual([3])
    expect(events.map(({ payload }) => payload)).toEqual(['1', '2', '3'])
    for (const id of ['4', '5']) socket().say(removal(id))
    await clock.advance(249)
    expect(batches).toEqual([3])
    await clock.advance(1)
    expect(batches).toEqual([3, 5])
    await clock.advance(250)
    socket().say(removal('6'))
    await clock.advance(100)
    expect(batches).toEqual([3, 5, 6])
  })

  test('the rest of a batch is not left to the slow timers of a page that becomes hidden', async () => {
    const frames: (() => void)[] = []
    const { environment, socket, listen } = setUp({
      frame: (run) => {
        frames.push(run)
        return () => undefined
      },
    })
    const user = listen().events
    const local = listen(LOCAL).events
    socket().open()
    const account = { id: '7', acct: 'ada', username: 'ada' }
    for (const stream of ['user', 'public:local'])
      socket().say({ stream: [stream], event: 'update', payload: JSON.stringify({ id: '1', account }) })
    frames[0]?.()
    expect([user.length, local.length]).toEqual([1, 0])
    environment.isVisible = false
    environment.fire('hidden')
    expect([user.length, local.length]).toEqual([1, 1])
  })

  test('a stream error is reported and nothing breaks', async () => {
    const complaints: unknown[] = []
    const { clock, socket, listen } = setUp({ onComplaint: (...complaint) => complaints.push(complaint) })
    const { events } = listen()
    socket().open()
    socket().say({ error: 'Not authorized to stream', status: 401 })
    socket().say(removal('1'))
    await clock.advance(100)
    expect(complaints).toEqual([['Not authorized to stream', 401]])
    expect(events).toHaveLength(1)
  })

  test('after close nothing is opened, called or waited for', async () => {
    const { clock, environment, sockets, socket, streaming, listen } = setUp()
    const { events } = listen()
    socket().open()
    socket().say(removal('1'))
    streaming.close()
    expect(socket().closed).toBe(true)
    listen()
    await clock.advance(HOUR)
    expect(sockets).toHaveLength(1)
    expect(events).toEqual([])
    expect(clock.pending).toBe(0)
    expect(environment.listeners).toBe(0)
  })
})

describe('recovery', () => {
  test('a dropped socket reconnects, subscribes to everything again and reports since when it was down', async () => {
    const { clock, sockets, socket, streaming, listen } = setUp()
    const { links } = listen()
    listen(LOCAL)
    socket().open()
    const reconnects: { downSince: number }[] = []
    streaming.onReconnected((event) => reconnects.push(event))
    await clock.advance(10_000)
    socket().say(removal('1'))
    const heard = clock.now()
    await clock.advance(5000)
    socket().drop()
    expect(streaming.status()).toBe('down')
    expect(links).toEqual(['up', 'down'])
    await clock.advance(2000)
    expect(sockets).toHaveLength(2)
    socket().open()
    expect(subscribed(socket())).toEqual(['subscribe user', 'subscribe public:local'])
    expect(links).toEqual(['up', 'down', 'up'])
    expect(reconnects).toEqual([{ downSince: heard }])
  })

  test('after eight hours of sleep a silent socket is replaced', async () => {
    const { clock, sockets, socket, listen } = setUp()
    const { links } = listen()
    socket().open()
    const [old] = sockets
    clock.sleep(8 * HOUR)
    await clock.advance(10_000)
    expect(old?.closed).toBe(true)
    expect(links).toEqual(['up', 'down'])
    socket().open()
    expect(sockets).toHaveLength(2)
    expect(links).toEqual(['up', 'down', 'up'])
  })

  test('a silent socket is replaced without a break, and a late close of the old one changes nothing', async () => {
    const { clock, sockets, socket, streaming, listen } = setUp()
    const { events, links } = listen()
    socket().open()
    const [old] = sockets
    await clock.advance(5 * MINUTE + 10_000)
    expect(sockets).toHaveLength(2)
    expect(streaming.status()).toBe('open')
    expect(old?.closed).toBe(false)
    socket().open()
    expect(old?.closed).toBe(true)
    old?.drop()
    expect(streaming.status()).toBe('open')
    expect(links).toEqual(['up', 'up'])
    socket().say(removal('1'))
    await clock.advance(100)
    expect(events).toHaveLength(1)
    expect(sockets).toHaveLength(2)
  })

  test('a notification of the user stream arrives as a notification, not as a post', async () => {
    const { clock, socket, listen } = setUp()
    const { events } = listen()
    socket().open()
    const account = {
      id: '7',
      acct: 'ada',
      username: 'ada',
      display_name: '',
      note: '',
      url: 'https://x.example/',
    }
    const notification = { id: '5', type: 'follow', created_at: '2026-01-01T00:00:00.000Z', account }
    socket().say({ stream: ['user'], event: 'notification', payload: JSON.stringify(notification) })
    await clock.advance(100)
    expect(events.map(({ event }) => event)).toEqual(['notification'])
  })
})

describe('connections that are not trusted', () => {
  test('back online: a new socket at once', async () => {
    const { clock, environment, sockets, socket, listen } = setUp()
    listen()
    socket().open()
    environment.fire('offline')
    expect(sockets).toHaveLength(1)
    environment.fire('online')
    await clock.settle()
    expect(sockets[0]?.closed).toBe(true)
    expect(sockets).toHaveLength(2)
  })

  test('shown again: a new socket only after silence', async () => {
    const { clock, environment, sockets, socket, listen } = setUp()
    listen()
    socket().open()
    environment.isVisible = false
    environment.fire('hidden')
    await clock.advance(30_000)
    environment.fire('visible')
    expect(sockets).toHaveLength(1)
    await clock.advance(MINUTE)
    environment.fire('visible')
    expect(sockets).toHaveLength(2)
  })

  test('thawed: a new socket', () => {
    const { environment, sockets, socket, listen } = setUp()
    listen()
    socket().open()
    environment.fire('resumed')
    expect(sockets).toHaveLength(2)
  })

  test('a hidden page does not replace connections', async () => {
    const { clock, environment, sockets, socket, listen } = setUp()
    listen()
    socket().open()
    environment.isVisible = false
    await clock.advance(HOUR)
    expect(sockets).toHaveLength(1)
  })

  test('a handshake that hangs is given up', async () => {
    const { clock, sockets, listen } = setUp()
    listen()
    await clock.advance(17_000)
    expect(sockets[0]?.closed).toBe(true)
    expect(sockets).toHaveLength(2)
  })
})

describe('retries', () => {
  test('pauses double, up to a minute; coming online starts over', async () => {
    const { clock, environment, sockets, socket, listen } = setUp()
    listen()
    socket().open()
    const pauses: number[] = []
    for (let i = 0; i < 9; i += 1) {
      const before = sockets.length
      socket().drop()
      const from = clock.now()
      while (sockets.length === before) await clock.advance(250)
      pauses.push(Math.round((clock.now() - from) / 1000))
    }
    expect(pauses).toEqual([1, 2, 3, 6, 12, 24, 45, 45, 45])
    socket().drop()
    const before = sockets.length
    environment.fire('online')
    expect(sockets).toHaveLength(before + 1)
  })

  test('three failed handshakes without a success: absent for an hour, then one more attempt', async () => {
    const { clock, sockets, socket, streaming, listen } = setUp()
    const { links } = listen()
    for (let i = 0; i < 3; i += 1) {
      socket().drop()
      await clock.advance(20_000)
    }
    expect(streaming.status()).toBe('absent')
    expect(sockets).toHaveLength(3)
    await clock.advance(50 * MINUTE)
    listen(LOCAL)
    expect(sockets).toHaveLength(3)
    while (sockets.length < 4) await clock.advance(1000)
    socket().drop()
    expect(streaming.status()).toBe('absent')
    await clock.advance(59 * MINUTE)
    expect(sockets).toHaveLength(4)
    while (sockets.length < 5) await clock.advance(1000)
    socket().open()
    expect(streaming.status()).toBe('open')
    expect(links).toEqual(['up'])
  })

  test('failures while offline prove nothing about the server', async () => {
    const { clock, environment, sockets, socket, streaming, listen } = setUp()
    environment.isOnline = false
    listen()
    for (let i = 0; i < 6; i += 1) {
      socket().drop()
      await clock.advance(MINUTE)
    }
    expect(sockets.length).toBeGreaterThan(6)
    expect(streaming.status()).not.toBe('absent')
  })

  test('visitors, and servers without a streaming URL, do not connect', async () => {
    for (const options of [{ token: null }, { url: null }, { url: () => Promise.resolve(null) }]) {
      const { clock, sockets, streaming, listen } = setUp(options)
      listen()
      await clock.settle()
      expect(streaming.status()).toBe('absent')
      expect(sockets).toHaveLength(0)
    }
  })

  test('a URL that failed to resolve is resolved again', async () => {
    let calls = 0
    const { clock, sockets, listen } = setUp({
      url: () => {
        calls += 1
        return calls === 1 ? Promise.reject(new Error('lost')) : Promise.resolve('https://stream.example/')
      },
    })
    listen()
    await clock.advance(5000)
    expect(sockets.map(({ url }) => url)).toEqual(['wss://stream.example/api/v1/streaming'])
  })

  test('statuses are reported in order, to current listeners', () => {
    const { socket, streaming, listen } = setUp()
    const statuses: string[] = []
    const off = streaming.onStatus((status) => statuses.push(status))
    listen()
    socket().open()
    off()
    socket().drop()
    expect(statuses).toEqual(['connecting', 'open'])
  })
})

describe('a silent socket', () => {
  const compared = (missed: boolean) => {
    const hasMissed = vi.fn(() => Promise.resolve(missed))
    const set = setUp({ hasMissed })
    set.listen()
    set.socket().open()
    return { ...set, hasMissed }
  }

  test('is compared with the server once a minute while the page is visible', async () => {
    const { clock, environment, sockets, socket, hasMissed } = compared(false)
    await clock.advance(50_000)
    socket().say(removal('1'))
    await clock.advance(50_000)
    expect(hasMissed).not.toHaveBeenCalled()
    await clock.advance(2 * MINUTE)
    expect(hasMissed).toHaveBeenCalledTimes(2)
    environment.isVisible = false
    await clock.advance(MINUTE)
    expect(hasMissed).toHaveBeenCalledTimes(2)
    expect(sockets).toHaveLength(1)
  })

  test('is replaced when posts are missing; the old one remains until the new one is open', async () => {
    const { clock, sockets } = compared(true)
    await clock.advance(70_000)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]?.closed).toBe(false)
    sockets[1]?.open()
    expect(sockets[0]?.closed).toBe(true)
  })

  test('is not replaced when an event arrives during the comparison, or when it cannot be made', async () => {
    let answer: (missed: boolean) => void = () => {}
    const waiting = setUp({ hasMissed: () => new Promise((resolve) => (answer = resolve)) })
    waiting.listen()
    waiting.socket().open()
    await waiting.clock.advance(65_000)
    waiting.socket().say(removal('1'))
    answer(true)
    await waiting.clock.settle()
    expect(waiting.sockets).toHaveLength(1)

    const failing = setUp({ hasMissed: () => Promise.reject(new Error('lost')) })
    failing.listen()
    failing.socket().open()
    await failing.clock.advance(2 * MINUTE)
    expect(failing.sockets).toHaveLength(1)
  })

  test('is compared by all of its channels', async () => {
    const hasMissed = vi.fn(() => Promise.resolve(true))
    const { clock, socket, sockets, listen } = setUp({ hasMissed })
    listen(LOCAL)
    listen({ stream: 'list', list: '3' })
    socket().open()
    await clock.advance(70_000)
    expect(hasMissed).toHaveBeenCalledWith([LOCAL, { stream: 'list', list: '3' }], expect.any(Number))
    expect(sockets).toHaveLength(2)
  })
})

describe('other software', () => {
  const software = (version: string) => (channel: Channel) => channelSupport(readSoftware(version), channel)
  const AKKOMA = '2.7.2 (compatible; Akkoma 3.15.2)'

  test.each([
    [['user:A1b2C3d4'], USER],
    [['direct:A1b2C3d4'], { stream: 'direct' }],
    [['user:notification'], { stream: 'user:notification' }],
    [['user:notification:A1b2C3d4'], { stream: 'user:notification' }],
    [['list:01HZX'], { stream: 'list', list: '01HZX' }],
    [['hashtag:Cats'], { stream: 'hashtag', tag: 'cats' }],
    [['hashtag:local', 'cats'], { stream: 'hashtag:local', tag: 'cats' }],
    [['public:local'], LOCAL],
  ])('a frame of %j belongs to channel %j', async (stream, channel) => {
    const { clock, socket, listen } = setUp()
    const { events } = listen(channel)
    listen({ stream: 'public' })
    socket().open()
    socket().say(removal('1', stream))
    await clock.advance(100)
    expect(events).toHaveLength(1)
  })

  test('a deletion without a stream name is for every channel', async () => {
    const { clock, socket, listen } = setUp()
    const heard = [listen(), listen(LOCAL)]
    socket().open()
    socket().say({ event: 'delete', payload: '1' })
    await clock.advance(100)
    expect(heard.map(({ events }) => events.length)).toEqual([1, 1])
  })

  test('lists and tags that Akkoma cannot subscribe to are down and not requested', () => {
    const { socket, listen } = setUp({ supports: software(AKKOMA) })
    const home = listen()
    const list = listen({ stream: 'list', list: '1' })
    const tag = listen({ stream: 'hashtag', tag: 'cats' })
    socket().open()
    expect([home.links, list.links, tag.links]).toEqual([['up'], [], []])
    expect(subscribed(socket())).toEqual(['subscribe user'])
  })

  test('a channel the server may ignore is down until its first event, and trusted afterwards', async () => {
    const { clock, sockets, socket, listen } = setUp({ supports: software('0.19.1+git-1a2b3c4') })
    const home = listen()
    const { links, events } = listen(LOCAL)
    const { links: silent } = listen({ stream: 'hashtag', tag: 'cats' })
    socket().open()
    expect([home.links, links]).toEqual([['up'], []])
    expect(subscribed(socket())).toHaveLength(3)
    socket().say(removal('1', ['public:local']))
    expect(links).toEqual(['up'])
    await clock.advance(100)
    expect(events).toHaveLength(1)
    socket().drop()
    await clock.advance(5000)
    sockets[1]?.open()
    expect(links).toEqual(['up', 'down', 'up'])
    expect(silent).toEqual([])
  })
})

describe('server-sent events', () => {
  /** A server that answers each channel with a stream the test writes to. */
  function sseServer() {
    const requests: Request[] = []
    const writers: ReadableStreamDefaultController<Uint8Array>[] = []
    const encoder = new TextEncoder()
    const fetch = (request: Request) => {
      requests.push(request)
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          writers.push(controller)
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
    return { requests, writers, fetch, write: (text: string) => writers[0]?.enqueue(encoder.encode(text)) }
  }

  test('for a token that is no subprotocol: one request per channel with a header, three at most', async () => {
    const server = sseServer()
    const { clock, sockets, streaming, listen } = setUp({ token: 'a=/b', fetch: server.fetch })
    const { events, links } = listen()
    listen(LOCAL)
    listen({ stream: 'list', list: '1' })
    const fourth = listen({ stream: 'list', list: '2' })
    await vi.waitFor(() => expect(streaming.status()).toBe('open'))
    await vi.waitFor(() => expect(server.requests).toHaveLength(3))
    expect(sockets).toHaveLength(0)
    expect(server.requests.map(({ url }) => url)).toEqual([
      'https://stream.example/api/v1/streaming/user',
      'https://stream.example/api/v1/streaming/public/local',
      'https://stream.example/api/v1/streaming/list?list=1',
    ])
    expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer a=/b')
    expect(server.requests[0]).toMatchObject({ credentials: 'omit', redirect: 'error' })
    expect(links).toEqual(['up'])
    expect(fourth.links).toEqual([])
    server.write(':thump\nevent: delete\ndata: 12\n\n')
    await vi.waitFor(async () => {
      await clock.advance(100)
      expect(events).toEqual([{ event: 'delete', payload: '12' }])
    })
    server.writers[0]?.close()
    await vi.waitFor(() => expect(streaming.status()).toBe('down'))
    expect(server.requests.every(({ signal }) => signal.aborted)).toBe(true)
  })

  test('a refused channel leaves the others open', async () => {
    const server = sseServer()
    const { streaming, listen } = setUp({
      token: 'a=/b',
      fetch: (request) =>
        request.url.includes('list=gone')
          ? Promise.resolve(new Response('{}', { status: 401 }))
          : server.fetch(request),
    })
    const home = listen()
    listen({ stream: 'list', list: 'gone' })
    await vi.waitFor(() => expect(home.links).toEqual(['up']))
    const late = listen({ stream: 'list', list: 'gone too' })
    await vi.waitFor(() => expect(late.links).toEqual(['up', 'down']))
    const local = listen(LOCAL)
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))
    expect([home.links, local.links, streaming.status()]).toEqual([['up'], ['up'], 'open'])
    expect(server.requests[0]?.signal.aborted).toBe(false)
  })

  test('all of them refused means that it is down', async () => {
    const fetch = () => Promise.resolve(new Response('{}', { status: 401 }))
    const { streaming, listen } = setUp({ token: 'a=/b', fetch })
    const statuses: string[] = []
    streaming.onStatus((status) => statuses.push(status))
    listen()
    listen(LOCAL)
    await vi.waitFor(() => expect(statuses).toContain('down'))
  })

  test('also when the browser refuses the subprotocol', async () => {
    const server = sseServer()
    const { sockets, streaming, listen } = setUp({
      fetch: server.fetch,
      openSocket: () => {
        throw new DOMException('not a valid subprotocol', 'SyntaxError')
      },
    })
    listen()
    await vi.waitFor(() => expect(streaming.status()).toBe('open'))
    expect(sockets).toHaveLength(0)
  })

  test('silence longer than a minute means it is dead', async () => {
    const server = sseServer()
    const { clock, streaming, listen } = setUp({ token: 'a=b', fetch: server.fetch })
    listen()
    await vi.waitFor(() => expect(streaming.status()).toBe('open'))
    await clock.advance(80_000)
    await vi.waitFor(() => expect(server.requests).toHaveLength(2))
  })
})
