import type { Channel } from '../channel'
import { fakeChannels, FakeClock, FakeEnvironment, fakeLocks } from '../fakes.testing'
import { createStreaming, type Streaming } from '../streaming'
import type { StreamingOptions } from '../options'
import type { TabChannel } from '@/lib/util/tab-channel'
import type { LocksLike } from './tab-turn'
import type { SocketLike } from '../transports/transport'

const keyOf = ({ stream, list, tag }: Channel) => [stream, list ?? tag].join(' ').trim()

/** A server that publishes numbered posts; `posts` is what a list would read from it. */
class FakeStreamServer {
  readonly sockets = new Set<{ readonly channels: Map<string, Channel>; hear(text: string): void }>()
  readonly posts = new Map<string, string[]>()
  readonly protocols: string[] = []
  opened = 0
  #count = 0

  publish(channel: Channel): string {
    const id = String((this.#count += 1))
    const key = keyOf(channel)
    this.posts.set(key, [...(this.posts.get(key) ?? []), id])
    const argument = channel.list ?? channel.tag
    const stream = argument === undefined ? [channel.stream] : [channel.stream, argument]
    // Delete events are the shortest.
    const text = JSON.stringify({ stream, event: 'delete', payload: id })
    for (const socket of this.sockets) if (socket.channels.has(key)) socket.hear(text)
    return id
  }

  readAll = (channel: Channel): readonly string[] => this.posts.get(keyOf(channel)) ?? []
}

/** One tab. Its tasks wait while it is frozen and are lost after a crash. */
export class FakeTab {
  readonly environment = new FakeEnvironment()
  readonly streaming: Streaming
  #state: 'running' | 'frozen' | 'gone' = 'running'
  #waiting: { task: () => void; message: boolean }[] = []
  readonly #ends: (() => void)[] = []

  constructor(
    readonly name: string,
    readonly browser: FakeBrowser,
    options: Partial<StreamingOptions> = {},
  ) {
    const { clock, agree } = browser
    this.streaming = createStreaming({
      url: 'wss://home.example',
      token: 'secret-token',
      openSocket: (_url, protocols) => this.#socket(protocols),
      now: clock.now,
      timers: {
        setTimeout: (run, ms) => clock.timers.setTimeout(() => this.#run(run), ms),
        clearTimeout: clock.timers.clearTimeout,
      },
      random: browser.random,
      environment: this.environment,
      frame: () => () => undefined,
      share: {
        name: 'dev ada@home.example',
        tab: name,
        locks: agree ? this.#locks(browser.locks) : null,
        openChannel: (channel) => (agree ? this.#channel(browser.openChannel(channel)) : null),
      },
      ...options,
    })
  }

  get state() {
    return this.#state
  }

  #run(task: () => void, message = false) {
    if (this.#state === 'running') task()
    else if (this.#state === 'frozen') this.#waiting.push({ task, message })
  }

  freeze() {
    this.#state = 'frozen'
  }

  /** Runs the waiting tasks. `forget`: messages between tabs are lost, as browsers may do. */
  thaw({ forget = false } = {}) {
    if (this.#state !== 'frozen') return
    this.#state = 'running'
    const waiting = this.#waiting
    this.#waiting = []
    for (const { task, message } of waiting) if (!forget || !message) task()
    this.environment.fire('resumed')
  }

  show(visible: boolean) {
    this.environment.isVisible = visible
    this.#run(() => this.environment.fire(visible ? 'visible' : 'hidden'))
  }

  /** The process ends or the tab is closed: none of its code runs any more. */
  crash() {
    this.#state = 'gone'
    for (const end of this.#ends) end()
  }

  #socket(protocols: readonly string[]): SocketLike {
    const { server, clock } = this.browser
    const listeners: { type: string; listener: (event: Event) => void }[] = []
    const fire = (event: Event) =>
      this.#run(() => {
        for (const { type, listener } of listeners) if (type === event.type) listener(event)
      })
    const channels = new Map<string, Channel>()
    const peer = { channels, hear: (data: string) => fire(new MessageEvent('message', { data })) }
    server.protocols.push(...protocols)
    server.opened += 1
    clock.timers.setTimeout(() => {
      if (!closed) {
        server.sockets.add(peer)
        fire(new Event('open'))
      }
    }, 30)
    let closed = false
    const close = () => {
      closed = true
      server.sockets.delete(peer)
    }
    this.#ends.push(close)
    return {
      send: (text) => {
        const { type, ...channel } = JSON.parse(text)
        if (type === 'subscribe') channels.set(keyOf(channel), channel)
        else channels.delete(keyOf(channel))
      },
      close,
      addEventListener: (type, listener) => void listeners.push({ type, listener }),
    }
  }

  #channel(channel: TabChannel): TabChannel {
    this.#ends.push(() => channel.close())
    const { overheard } = this.browser
    return {
      send: (message) => {
        overheard.push(JSON.stringify(message))
        if (this.#state === 'running') channel.send(message)
      },
      onMessage: (listener) => channel.onMessage((message) => this.#run(() => listener(message), true)),
      close: () => channel.close(),
    }
  }

  #locks(locks: LocksLike): LocksLike {
    return {
      request: (name, options, callback) =>
        new Promise((resolve, reject) => {
          const granted = () =>
            new Promise<void>((release) => {
              this.#ends.push(release)
              if (this.#state === 'gone') release()
              this.#run(() => void callback().then(release))
            })
          locks.request(name, options, granted).then(
            (value) => this.#run(() => resolve(value)),
            (error: unknown) => this.#run(() => reject(error)),
          )
        }),
    }
  }
}

/** Tabs of one browser: one clock, one set of locks, one bus, one server. */
export class FakeBrowser {
  readonly clock = new FakeClock()
  readonly server = new FakeStreamServer()
  readonly locks = fakeLocks()
  readonly openChannel = fakeChannels()
  /** Every message between tabs. */
  readonly overheard: string[] = []
  #seed: number

  constructor(
    seed = 7,
    /** False where tabs have no locks. */
    readonly agree = true,
  ) {
    this.#seed = seed
  }

  random = () => {
    this.#seed = (this.#seed * 16_807) % 2_147_483_647
    return this.#seed / 2_147_483_647
  }

  tab(name: string, options?: Partial<StreamingOptions>) {
    return new FakeTab(name, this, options)
  }
}

/**
 * A list in a tab: listens to its channel, and reads everything again whenever it may have missed something.
 */
export function follow(tab: FakeTab, channel: Channel) {
  const seen = new Set<string>()
  const links: string[] = []
  const end = tab.streaming.subscribe(
    channel,
    ({ payload }) => typeof payload === 'string' && seen.add(payload),
    (link) => {
      links.push(link)
      if (link === 'up') for (const id of tab.browser.server.readAll(channel)) seen.add(id)
    },
  )
  return { channel, tab, seen, links, end }
}
