import { channelKey } from '../channel'
import type { ConnectionEvents } from '../connection'
import type { ResolvedOptions } from '../options'
import type { Transport } from '../transports/transport'
import type { BeatMessage, FrameMessage, SharedMessage } from './messages'

/** Interval at which the leader is pinged, in ms. */
const PING_INTERVAL = 4000
/**
 * Unanswered pings after which this tab takes over. One is enough when this tab is visible and the leader is not.
 */
const MAX_UNANSWERED_PINGS = 2
/** Time a hidden leader has to answer a tab that becomes visible, in ms. */
const VISIBLE_TIMEOUT = 2000
/** A tick later than this, in ms, means that the machine slept, and the leader with it. */
const MIN_SLEEP = 90_000

export interface FollowerOptions {
  readonly ports: ResolvedOptions
  readonly tab: string
  readonly events: ConnectionEvents
  readonly send: (message: SharedMessage) => void
  /** The leader crashed or is frozen. */
  readonly onSilent: () => void
}

/** A tab that receives the stream through the leader. It starts a new session whenever it may have missed something. */
export class Follower {
  /** The leader's connection and this tab's membership in it; null while not connected. */
  #session: string | null = null
  #line: string | null = null
  #seq = 0
  #answersEach = false
  #requestId = 0
  #requestQueued = false
  /** Channels that the leader covers for this tab. */
  readonly #covered = new Set<string>()
  #heardAt = 0
  #downSince: number | null = null
  #leaderVisible = true
  #unanswered = 0
  #tickedAt = 0
  #running = false
  #timer: unknown = null
  #visibleTimer: unknown = null
  #endVisible: (() => void) | null = null

  constructor(readonly options: FollowerOptions) {}

  get running(): boolean {
    return this.#running
  }

  /** The transport through the leader; null while it has no connection. */
  get transport(): Transport | null {
    if (this.#session === null) return null
    return {
      answersEach: this.#answersEach,
      maxSilence: Infinity,
      subscribe: (channel) => {
        if (this.#covered.has(channelKey(channel))) return true
        this.#requestSoon()
        return false
      },
      unsubscribe: (channel) => {
        this.#covered.delete(channelKey(channel))
        this.#requestSoon()
      },
      close: () => undefined,
    }
  }

  /** Looks for a leader. `since` is when this tab was last connected, in ms; null if it never was. */
  start(since: number | null) {
    if (this.#running) return
    const { ports, events } = this.options
    this.#running = true
    this.#downSince = since
    this.#unanswered = 0
    this.#tickedAt = ports.now()
    this.#endVisible = ports.environment.subscribe((event) => {
      if (event === 'visible' || event === 'resumed') this.#checkLeader()
      else if (event === 'hidden') this.#sendRequest()
    })
    events.status('connecting')
    this.#requestSoon()
    this.#tickLater()
  }

  /** Stops, and returns when this tab was last connected, in ms. */
  stop(): number | null {
    if (!this.#running) return null
    this.#drop()
    this.#running = false
    const { timers } = this.options.ports
    timers.clearTimeout(this.#timer)
    timers.clearTimeout(this.#visibleTimer)
    this.#endVisible?.()
    return this.#downSince
  }

  receive(message: BeatMessage | FrameMessage) {
    if (!this.#running) return
    this.#unanswered = 0
    this.options.ports.timers.clearTimeout(this.#visibleTimer)
    if (message.type === 'beat') this.#beat(message)
    else this.#frame(message)
  }

  #drop() {
    if (this.#session === null) return
    this.#session = null
    this.#line = null
    this.#covered.clear()
    this.#downSince = this.#heardAt
    this.options.events.lost()
  }

  #beat(beat: BeatMessage) {
    const { ports, tab, events } = this.options
    this.#leaderVisible = beat.visible
    const own = beat.tabs[tab]
    if (beat.line === null || !own) {
      this.#drop()
      events.status(beat.status === 'open' ? 'connecting' : beat.status)
      if (!own) this.#requestSoon()
      return
    }
    const session = `${beat.line} ${own.joined}`
    const complete = session === this.#session && beat.seq === this.#seq
    if (!complete) this.#drop()
    this.#heardAt = ports.now()
    if (complete) {
      if (own.requestId === this.#requestId) this.#acknowledge(new Set(beat.carried))
      return
    }
    this.#session = session
    this.#line = beat.line
    this.#seq = beat.seq
    this.#answersEach = beat.answersEach
    const carried = own.requestId === this.#requestId ? new Set(beat.carried) : null
    for (const key of events.channels().map(channelKey)) if (carried?.has(key)) this.#covered.add(key)
    const since = this.#downSince
    this.#downSince = null
    events.status('open')
    const { transport } = this
    if (transport) events.opened(transport, since && Math.min(since, beat.downSince ?? since))
  }

  /** The leader has read the latest request, so its list of channels is up to date. */
  #acknowledge(carried: ReadonlySet<string>) {
    const { events } = this.options
    for (const channel of events.channels()) {
      const key = channelKey(channel)
      if (carried.has(key) === this.#covered.has(key)) continue
      if (carried.has(key)) {
        this.#covered.add(key)
        events.taken(channel)
      } else {
        this.#covered.delete(key)
        events.refused(channel)
      }
    }
  }

  #frame({ line, seq, frame, channel }: FrameMessage) {
    if (line !== this.#line || seq <= this.#seq) return
    if (seq > this.#seq + 1) {
      // Frames are missing: drop the session and ask for the current position.
      this.#drop()
      this.#sendRequest()
      return
    }
    this.#seq = seq
    this.#heardAt = this.options.ports.now()
    this.options.events.frame(frame, channel)
  }

  #sendRequest() {
    const { ports, tab, events, send } = this.options
    if (!this.#running) return
    const visible = ports.environment.visible()
    send({ type: 'want', tab, requestId: this.#requestId, channels: events.channels(), visible })
  }

  /** Requests other channels, once for all changes of this microtask. */
  #requestSoon() {
    this.#requestId += 1
    if (this.#requestQueued) return
    this.#requestQueued = true
    queueMicrotask(() => {
      this.#requestQueued = false
      this.#sendRequest()
    })
  }

  /** Checks the leader when this tab becomes visible: a hidden leader that does not answer is frozen. */
  #checkLeader() {
    const { ports, onSilent } = this.options
    this.#sendRequest()
    if (this.#leaderVisible) return
    ports.timers.clearTimeout(this.#visibleTimer)
    this.#visibleTimer = ports.timers.setTimeout(() => {
      if (ports.environment.visible()) onSilent()
    }, VISIBLE_TIMEOUT)
  }

  #tickLater() {
    const { ports, onSilent } = this.options
    this.#timer = ports.timers.setTimeout(() => {
      this.#tickLater()
      const now = ports.now()
      if (now - this.#tickedAt > MIN_SLEEP) this.#unanswered = 0
      this.#tickedAt = now
      const patience = ports.environment.visible() && !this.#leaderVisible ? 1 : MAX_UNANSWERED_PINGS
      if (this.#unanswered >= patience) {
        this.#unanswered = 0
        onSilent()
      }
      if (!this.#running) return
      this.#unanswered += 1
      this.#sendRequest()
    }, PING_INTERVAL)
  }
}
