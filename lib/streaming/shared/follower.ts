import { channelKey } from '../channel'
import type { ConnectionEvents } from '../connection'
import type { ResolvedOptions } from '../options'
import type { Transport } from '../transport'
import type { BeatMessage, FrameMessage, SharedMessage } from './messages'

/** Interval at which the leader is pinged, in ms. */
const TICK = 4000
/**
 * Unanswered pings after which this tab takes over; only one when this tab is visible and the leader is not.
 */
const PATIENCE = 2
/** Time a hidden leader has to answer a tab that becomes visible, in ms. */
const GLANCE = 2000
/** A tick later than this means that the machine slept, and so did the leader. */
const SLEEP = 90_000

export interface FollowerOptions {
  readonly ports: ResolvedOptions
  readonly tab: string
  readonly events: ConnectionEvents
  readonly send: (message: SharedMessage) => void
  /** The leader crashed or is frozen. */
  readonly onSilent: () => void
}

/** A tab that listens through the leader. Anything it may have missed looks like a new connection to it. */
export class Follower {
  /** The leader's connection and this tab's membership in it; null while not connected. */
  #session: string | null = null
  #line: string | null = null
  #seq = 0
  #answersEach = false
  #requestId = 0
  #asking = false
  /** Channels that the leader covers for this tab. */
  readonly #carried = new Set<string>()
  #heardAt = 0
  #downSince: number | null = null
  #leaderVisible = true
  #unanswered = 0
  #tickedAt = 0
  #running = false
  #timer: unknown = null
  #glance: unknown = null
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
      quietLimit: Infinity,
      subscribe: (channel) => {
        if (this.#carried.has(channelKey(channel))) return true
        this.#askAgain()
        return false
      },
      unsubscribe: (channel) => {
        this.#carried.delete(channelKey(channel))
        this.#askAgain()
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
      if (event === 'visible' || event === 'resumed') this.#look()
      else if (event === 'hidden') this.#ask()
    })
    events.status('connecting')
    this.#askAgain()
    this.#tickLater()
  }

  /** Stops, and returns when this tab was last connected, in ms. */
  stop(): number | null {
    if (!this.#running) return null
    this.#drop()
    this.#running = false
    const { timers } = this.options.ports
    timers.clearTimeout(this.#timer)
    timers.clearTimeout(this.#glance)
    this.#endVisible?.()
    return this.#downSince
  }

  receive(message: BeatMessage | FrameMessage) {
    if (!this.#running) return
    this.#unanswered = 0
    this.options.ports.timers.clearTimeout(this.#glance)
    if (message.type === 'beat') this.#beat(message)
    else this.#frame(message)
  }

  #drop() {
    if (this.#session === null) return
    this.#session = null
    this.#line = null
    this.#carried.clear()
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
      if (!own) this.#askAgain()
      return
    }
    const session = `${beat.line} ${own.joined}`
    const whole = session === this.#session && beat.seq === this.#seq
    if (!whole) this.#drop()
    this.#heardAt = ports.now()
    if (whole) {
      if (own.requestId === this.#requestId) this.#acknowledge(new Set(beat.carried))
      return
    }
    this.#session = session
    this.#line = beat.line
    this.#seq = beat.seq
    this.#answersEach = beat.answersEach
    const carried = own.requestId === this.#requestId ? new Set(beat.carried) : null
    for (const key of events.channels().map(channelKey)) if (carried?.has(key)) this.#carried.add(key)
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
      if (carried.has(key) === this.#carried.has(key)) continue
      if (carried.has(key)) {
        this.#carried.add(key)
        events.taken(channel)
      } else {
        this.#carried.delete(key)
        events.refused(channel)
      }
    }
  }

  #frame({ line, seq, frame, channel }: FrameMessage) {
    if (line !== this.#line || seq <= this.#seq) return
    if (seq > this.#seq + 1) {
      // Frames are missing: drop the session and ask for the current position.
      this.#drop()
      this.#ask()
      return
    }
    this.#seq = seq
    this.#heardAt = this.options.ports.now()
    this.options.events.frame(frame, channel)
  }

  #ask() {
    const { ports, tab, events, send } = this.options
    if (!this.#running) return
    const visible = ports.environment.visible()
    send({ type: 'want', tab, requestId: this.#requestId, channels: events.channels(), visible })
  }

  /** Requests other channels, once for all changes of this microtask. */
  #askAgain() {
    this.#requestId += 1
    if (this.#asking) return
    this.#asking = true
    queueMicrotask(() => {
      this.#asking = false
      this.#ask()
    })
  }

  /** After becoming visible: a hidden leader that does not answer is frozen. */
  #look() {
    const { ports, onSilent } = this.options
    this.#ask()
    if (this.#leaderVisible) return
    ports.timers.clearTimeout(this.#glance)
    this.#glance = ports.timers.setTimeout(() => {
      if (ports.environment.visible()) onSilent()
    }, GLANCE)
  }

  #tickLater() {
    const { ports, onSilent } = this.options
    this.#timer = ports.timers.setTimeout(() => {
      this.#tickLater()
      const now = ports.now()
      if (now - this.#tickedAt > SLEEP) this.#unanswered = 0
      this.#tickedAt = now
      const patience = ports.environment.visible() && !this.#leaderVisible ? 1 : PATIENCE
      if (this.#unanswered >= patience) {
        this.#unanswered = 0
        onSilent()
      }
      if (!this.#running) return
      this.#unanswered += 1
      this.#ask()
    }, TICK)
  }
}
