import { createEmitter } from '@/lib/util/emitter'
import { channelKey, type Channel } from '../channel'
import { Connection, type ConnectionEvents, type StreamStatus } from '../connection'
import type { Environment, EnvironmentEvent } from '../environment'
import type { ResolvedOptions } from '../options'
import type { Frame } from '../parse'
import type { Transport } from '../transports/transport'
import type { SharedMessage, WantMessage } from './messages'

/** A tab that was silent for this long is forgotten, in ms. Timers of hidden pages run once a minute only. */
const TAB_TIMEOUT = 3 * 60_000

interface Tab extends Omit<WantMessage, 'type' | 'tab'> {
  readonly joined: number
  readonly heardAt: number
}

export interface LeaderOptions {
  readonly ports: ResolvedOptions
  readonly tab: string
  readonly term: number
  /** Time of the last message from the previous leader, in ms; null if there was none. */
  readonly since: number | null
  /** Events for this tab itself. */
  readonly events: ConnectionEvents
  readonly send: (message: SharedMessage) => void
  /** No other tab has subscriptions any more. */
  readonly onIdle: () => void
}

/** The environment of the page, which counts as visible while any tab is. */
class SharedEnvironment implements Environment {
  readonly #events = createEmitter<EnvironmentEvent>()
  constructor(
    readonly own: Environment,
    readonly seen: () => boolean,
  ) {}
  online = () => this.own.online()
  visible = () => this.own.visible() || this.seen()
  subscribe = (listener: (event: EnvironmentEvent) => void) => {
    const unsubscribers = [this.#events.subscribe(listener), this.own.subscribe(listener)]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }
  readonly fire = this.#events.emit
}

/** The tab that has the connection: it subscribes to the channels of all tabs and forwards its events. */
export class Leader {
  readonly #connection: Connection
  readonly #environment: SharedEnvironment
  readonly #tabs = new Map<string, Tab>()
  readonly #carried = new Map<string, Channel>()
  readonly #endVisible: () => void
  #line: string | null = null
  #lines = 0
  #seq = 0
  #downSince: number | null
  #heardAt = 0
  #joined = 0
  #forget: unknown = null

  constructor(readonly options: LeaderOptions) {
    const { ports, events, since } = options
    this.#downSince = since
    this.#environment = new SharedEnvironment(ports.environment, () =>
      [...this.#tabs.values()].some(({ visible }) => visible),
    )
    this.#connection = new Connection(
      { ...ports, environment: this.#environment },
      {
        status: (status) => {
          events.status(status)
          if (status !== 'open') this.#beat()
        },
        channels: () => [...this.#wanted().values()],
        opened: (transport, downSince) => this.#opened(transport, downSince),
        lost: () => this.#lost(),
        frame: (frame, channel) => this.#frame(frame, channel),
        taken: (channel) => events.taken(channel),
        refused: (channel) => this.#refused(channel),
      },
    )
    this.#endVisible = ports.environment.subscribe(() => this.#beat())
  }

  start() {
    this.#connection.want()
  }

  get status(): StreamStatus {
    return this.#connection.status
  }

  /** The transport to the server for this tab, or null while there is none. */
  get transport(): Transport | null {
    const real = this.#connection.transport
    if (!real || this.#line === null) return null
    return {
      answersEach: real.answersEach,
      maxSilence: real.maxSilence,
      subscribe: (channel) => this.#carry(channel),
      unsubscribe: () => this.#settle(),
      close: () => undefined,
    }
  }

  /** True when it serves no other tab. */
  get idle(): boolean {
    return this.#tabs.size === 0
  }

  /** Closes the connection. Returns the time of its last message, in ms; null without one. */
  close(): number | null {
    this.options.ports.timers.clearTimeout(this.#forget)
    this.#endVisible()
    this.#connection.close()
    this.#beat()
    return this.#downSince
  }

  /** Handles a message of another tab. */
  receive(message: SharedMessage) {
    if (message.type === 'want') this.#handleWant(message)
    else if (message.type === 'leave') {
      this.#tabs.delete(message.tab)
      this.#settle()
    } else if (message.term < this.options.term) this.#beat()
  }

  #handleWant({ tab, requestId, channels, visible }: WantMessage) {
    const { now } = this.options.ports
    const known = this.#tabs.get(tab)
    const joined = known?.joined ?? (this.#joined += 1)
    this.#tabs.set(tab, { joined, requestId, channels, visible, heardAt: now() })
    this.#forgetLater()
    this.#settle()
    this.#beat()
    if (visible && known?.visible === false) this.#environment.fire('visible')
  }

  #forgetLater() {
    const { timers, now } = this.options.ports
    timers.clearTimeout(this.#forget)
    this.#forget = timers.setTimeout(() => {
      for (const [tab, { heardAt }] of this.#tabs) if (now() - heardAt >= TAB_TIMEOUT) this.#tabs.delete(tab)
      this.#settle()
      if (this.#tabs.size > 0) this.#forgetLater()
    }, TAB_TIMEOUT)
  }

  /** Every channel that a tab wants, those of this tab first. */
  #wanted(): Map<string, Channel> {
    const others = [...this.#tabs.values()].flatMap(({ channels }) => channels)
    const wanted = new Map<string, Channel>()
    for (const channel of [...this.options.events.channels(), ...others])
      if (!wanted.has(channelKey(channel))) wanted.set(channelKey(channel), channel)
    return wanted
  }

  #carry(channel: Channel): boolean {
    const key = channelKey(channel)
    if (this.#carried.has(key)) return true
    const { transport } = this.#connection
    if (!transport || (!transport.answersEach && this.options.ports.supports(channel) === 'no')) return false
    if (!transport.subscribe(channel)) return false
    this.#carried.set(key, channel)
    return true
  }

  /** Subscribes to exactly the wanted channels. */
  #settle() {
    if (this.#line !== null) {
      const wanted = this.#wanted()
      for (const [key, channel] of this.#carried) {
        if (wanted.has(key)) continue
        this.#carried.delete(key)
        this.#connection.transport?.unsubscribe(channel)
      }
      for (const { channels } of this.#tabs.values()) for (const channel of channels) this.#carry(channel)
    }
    if (this.idle) this.options.onIdle()
  }

  #opened(transport: Transport, downSince: number | null) {
    const { tab, term, events } = this.options
    // This connection replaces one that was not trusted, so all channels are subscribed again.
    this.#carried.clear()
    this.#lines += 1
    this.#line = `${tab}.${term}.${this.#lines}`
    this.#seq = 0
    this.#heardAt = this.options.ports.now()
    this.#downSince = downSince ?? this.#downSince
    for (const channel of this.#wanted().values()) this.#carry(channel)
    events.opened(this.transport ?? transport, this.#downSince)
    this.#beat()
  }

  #lost() {
    this.#line = null
    this.#carried.clear()
    this.#downSince = this.#heardAt
    this.options.events.lost()
    this.#beat()
  }

  #refused(channel: Channel) {
    this.#carried.delete(channelKey(channel))
    this.options.events.refused(channel)
    this.#beat()
  }

  /**
   * A server that names no stream means its only channel, else the user's. Decided here, where all channels
   * are known.
   */
  #channelOf(frame: Frame): Channel | null {
    if (frame.kind === 'error' || frame.stream.length > 0 || frame.event.event === 'delete') return null
    const [first, second] = this.#carried.values()
    return first && !second ? first : { stream: 'user' }
  }

  #frame(frame: Frame, named: Channel | null) {
    const channel = named ?? this.#channelOf(frame)
    const { term, events, send } = this.options
    const line = this.#line
    if (line === null) return
    this.#seq += 1
    this.#heardAt = this.options.ports.now()
    if (!this.idle) send({ type: 'frame', term, line, seq: this.#seq, frame, channel })
    events.frame(frame, channel)
  }

  #beat() {
    const { ports, term, send } = this.options
    send({
      type: 'beat',
      term,
      status: this.#connection.status,
      line: this.#line,
      seq: this.#seq,
      downSince: this.#downSince,
      answersEach: this.#connection.transport?.answersEach ?? false,
      visible: ports.environment.visible(),
      carried: [...this.#carried.keys()],
      tabs: Object.fromEntries(
        [...this.#tabs].map(([tab, { joined, requestId }]) => [tab, { joined, requestId }]),
      ),
    })
  }
}
