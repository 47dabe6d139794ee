import { backOff } from '@/lib/util/retry'
import type { Channel } from './channel'
import { watchLiveness } from './liveness'
import type { Resolved } from './options'
import type { Frame } from './parse'
import { isSubprotocol, openSocketTransport } from './socket-transport'
import { openSseTransport } from './sse-transport'
import type { Transport, TransportEvents } from './transport'

/** 'absent' = this server has no streaming (for now): poll. 'down' = not connected, trying again when anybody listens. */
export type StreamStatus = 'connecting' | 'open' | 'down' | 'absent'

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000
/** A handshake that takes longer has failed, in ms. */
const HANDSHAKE = 15_000
/** Failed handshakes without one success after which streaming counts as absent … (api-facts 2) */
const HANDSHAKES = 3
/** … for so long, in ms. */
const ABSENCE = 60 * 60_000

/** A connection of this tab, or one that it shares with others. */
export interface StreamConnection {
  readonly status: StreamStatus
  /** The way to the server while it is open, or null. */
  readonly transport: Transport | null
  /** Somebody listens. */
  want(): void
  /** Nobody listens any more. */
  rest(): void
  close(): void
}

export interface ConnectionEvents {
  status(status: StreamStatus): void
  /** Connected, for the first time or again; `downSince` is when the former connection was last heard (ms), or null. */
  opened(transport: Transport, downSince: number | null): void
  /** What was told of is not any more. */
  lost(): void
  frame(frame: Frame, channel: Channel | null): void
  /** A channel that `subscribe` could not promise is carried from now on. */
  taken(channel: Channel): void
  /** The server does not give this channel. */
  refused(channel: Channel): void
  /** The channels wanted, for transports that open with them. */
  channels(): Channel[]
}

/** One try, and the connection it became. Events of any but the current one are ignored. */
interface Attempt {
  transport: Transport | null
  heardAt: number
}

/**
 * Keeps one connection while `wanted`: backs off with jitter, replaces what cannot be trusted, gives up for an hour on
 * servers that only claim to stream.
 */
export class Connection implements StreamConnection {
  #status: StreamStatus = 'down'
  #wanted = false
  #current: Attempt | null = null
  #pending: Attempt | null = null
  #timer: unknown = null
  #handshake: unknown = null
  #tries = 0
  #failures = 0
  #everOpened = false
  #downSince: number | null = null
  readonly #unwatch: () => void

  constructor(
    readonly ports: Resolved,
    readonly events: ConnectionEvents,
  ) {
    this.#unwatch = watchLiveness({
      now: ports.now,
      timers: ports.timers,
      environment: ports.environment,
      heard: () => this.#current?.heardAt ?? null,
      quietLimit: () => this.#current?.transport?.quietLimit ?? Infinity,
      onDoubt: (reason) => this.#doubt(reason),
    })
  }

  get status(): StreamStatus {
    return this.#status
  }

  get transport(): Transport | null {
    return this.#current?.transport ?? null
  }

  want() {
    this.#wanted = true
    if (!this.#current && !this.#pending && this.#timer === null) this.#start()
  }

  /** An absence is remembered. */
  rest() {
    this.#wanted = false
    if (this.#status === 'absent') return
    this.#cancelTimer()
    this.#dropPending()
    this.#dropCurrent()
    // A pause is no interruption: whoever comes next starts afresh.
    this.#downSince = null
    this.#say('down')
  }

  close() {
    this.#unwatch()
    this.rest()
    this.#cancelTimer()
  }

  #say(status: StreamStatus) {
    if (status === this.#status) return
    this.#status = status
    this.events.status(status)
  }

  #cancelTimer() {
    this.ports.timers.clearTimeout(this.#timer)
    this.#timer = null
  }

  #later(ms: number, run: () => void) {
    this.#cancelTimer()
    this.#timer = this.ports.timers.setTimeout(() => {
      this.#timer = null
      run()
    }, ms)
  }

  #dropPending() {
    this.ports.timers.clearTimeout(this.#handshake)
    const attempt = this.#pending
    this.#pending = null
    attempt?.transport?.close()
  }

  #dropCurrent() {
    const attempt = this.#current
    if (!attempt) return
    this.#current = null
    this.#downSince = attempt.heardAt
    attempt.transport?.close()
    this.events.lost()
  }

  #start() {
    this.#cancelTimer()
    this.#dropPending()
    const attempt: Attempt = { transport: null, heardAt: this.ports.now() }
    this.#pending = attempt
    if (!this.#current) this.#say('connecting')
    this.#handshake = this.ports.timers.setTimeout(() => this.#closed(attempt), HANDSHAKE)
    void this.#open(attempt)
  }

  async #open(attempt: Attempt) {
    const { url, token } = this.ports
    try {
      const base = typeof url === 'function' ? await url() : url
      if (attempt !== this.#pending) return
      if (base === null || token === null) this.#giveUp()
      else this.#connect(attempt, base, token)
    } catch {
      this.#closed(attempt)
    }
  }

  #connect(attempt: Attempt, base: string, token: string) {
    const { openSocket, fetch } = this.ports
    const events: TransportEvents = {
      opened: () => this.#opened(attempt),
      heard: () => this.#heard(attempt),
      frame: (frame, channel) => attempt === this.#current && this.events.frame(frame, channel),
      refused: (channel) => attempt === this.#current && this.events.refused(channel),
      closed: () => this.#closed(attempt),
    }
    const sse = () => openSseTransport(base, token, fetch, events)
    if (isSubprotocol(token)) {
      try {
        attempt.transport = openSocketTransport(base, token, openSocket, events)
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'SyntaxError') throw error
        attempt.transport = sse()
      }
    } else attempt.transport = sse()
    for (const channel of this.events.channels()) attempt.transport.subscribe(channel)
  }

  #heard(attempt: Attempt) {
    attempt.heardAt = this.ports.now()
    if (attempt === this.#current) this.#tries = 0
  }

  #opened(attempt: Attempt) {
    if (attempt !== this.#pending || !attempt.transport) return
    this.ports.timers.clearTimeout(this.#handshake)
    this.#pending = null
    const former = this.#current
    const since = former?.heardAt ?? this.#downSince
    this.#current = attempt
    attempt.heardAt = this.ports.now()
    former?.transport?.close()
    this.#everOpened = true
    this.#failures = 0
    this.#downSince = null
    this.#say('open')
    this.events.opened(attempt.transport, since)
  }

  #closed(attempt: Attempt) {
    if (attempt === this.#pending) {
      this.#dropPending()
      // What was to be replaced was not trusted, and now the network is not either.
      this.#dropCurrent()
      if (this.ports.environment.online()) this.#failures += 1
      if (!this.#everOpened && this.#failures >= HANDSHAKES) this.#giveUp()
      else this.#again()
    } else if (attempt === this.#current) {
      this.#dropCurrent()
      if (!this.#pending) this.#again()
    }
  }

  #again() {
    this.#say('down')
    if (!this.#wanted) return
    const { random } = this.ports
    this.#later(backOff(this.#tries, FIRST_PAUSE, LONGEST_PAUSE, random), () => this.#start())
    this.#tries += 1
  }

  #giveUp() {
    this.#dropPending()
    this.#dropCurrent()
    this.#say('absent')
    this.#later(ABSENCE, () => {
      this.#failures = HANDSHAKES - 1
      this.#say('down')
      if (this.#wanted) this.#start()
    })
  }

  #doubt(reason: 'slept' | 'network' | 'shown' | 'quiet' | 'waiting') {
    if (!this.#wanted || this.#status === 'absent') return
    if (reason === 'quiet') {
      // The old one stays until the new one is there.
      if (!this.#pending) this.#start()
      return
    }
    if (reason === 'waiting' && this.#pending) return
    this.#tries = 0
    this.#dropCurrent()
    this.#start()
  }
}
