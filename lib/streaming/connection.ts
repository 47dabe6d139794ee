import { backOff } from '@/lib/util/timing/retry'
import type { Channel } from './channel'
import { watchLiveness, type StaleReason } from './liveness'
import type { ResolvedOptions } from './options'
import type { Frame } from './parse'
import { isSubprotocol, openSocketTransport } from './transports/socket-transport'
import { openSseTransport } from './transports/sse-transport'
import type { Transport, TransportEvents } from './transports/transport'

/**
 * 'absent' = this server has no streaming (for now), so poll. 'down' = not connected; retries while anyone
 * listens.
 */
export type StreamStatus = 'connecting' | 'open' | 'down' | 'absent'

const FIRST_PAUSE = 1000
const MAX_PAUSE = 60_000
/** Timeout of a handshake, in ms. */
const HANDSHAKE_TIMEOUT = 15_000
/** Failed handshakes without any success after which streaming counts as absent. */
const MAX_FAILED_HANDSHAKES = 3
/** Time in ms for which it then counts as absent. */
const ABSENCE_TIME = 60 * 60_000

/** A connection of this tab, or one shared with other tabs. */
export interface StreamConnection {
  readonly status: StreamStatus
  /** The open transport, or null. */
  readonly transport: Transport | null
  /** Opens the connection: there is at least one listener. */
  want(): void
  /** Closes the connection: there are no more listeners. */
  rest(): void
  close(): void
}

export interface ConnectionEvents {
  status(status: StreamStatus): void
  /**
   * Connected, for the first time or again. `downSince` is the time of the last message of the previous
   * connection, in ms, or null.
   */
  opened(transport: Transport, downSince: number | null): void
  /** The connection was lost; its channels are down. */
  lost(): void
  frame(frame: Frame, channel: Channel | null): void
  /** A channel that `subscribe` could not promise is covered from now on. */
  taken(channel: Channel): void
  /** The server refuses this channel. */
  refused(channel: Channel): void
  /** All wanted channels, for transports that open with them. */
  channels(): Channel[]
}

/** One attempt to connect, and the connection it became. Events of all but the current one are ignored. */
interface Attempt {
  transport: Transport | null
  heardAt: number
}

/**
 * Keeps one connection open while `wanted`: retries with backoff and jitter, replaces connections it no
 * longer trusts, and gives up for an hour on servers that only claim to stream.
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
    readonly ports: ResolvedOptions,
    readonly events: ConnectionEvents,
  ) {
    this.#unwatch = watchLiveness({
      now: ports.now,
      timers: ports.timers,
      environment: ports.environment,
      lastMessageAt: () => this.#current?.heardAt ?? null,
      maxSilence: () => this.#current?.transport?.maxSilence ?? Infinity,
      onStale: (reason) => this.#checkConnection(reason),
      onSilence: () => void this.#compare(),
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

  /** The absence remains for an hour, with or without listeners. */
  rest() {
    this.#wanted = false
    if (this.#status === 'absent') return
    this.#cancelTimer()
    this.#dropPending()
    this.#dropCurrent()
    // Closing on purpose is no interruption, so the next listener starts without a gap.
    this.#downSince = null
    this.#setStatus('down')
  }

  close() {
    this.#unwatch()
    this.rest()
    this.#cancelTimer()
  }

  #setStatus(status: StreamStatus) {
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
    if (!this.#current) this.#setStatus('connecting')
    this.#handshake = this.ports.timers.setTimeout(() => this.#closed(attempt), HANDSHAKE_TIMEOUT)
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
      received: () => this.#noteActivity(attempt),
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

  #noteActivity(attempt: Attempt) {
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
    this.#setStatus('open')
    this.events.opened(attempt.transport, since)
  }

  #closed(attempt: Attempt) {
    if (attempt === this.#pending) {
      this.#dropPending()
      // The connection to be replaced was not trusted, and now the network is not reliable either.
      this.#dropCurrent()
      if (this.ports.environment.online()) this.#failures += 1
      if (!this.#everOpened && this.#failures >= MAX_FAILED_HANDSHAKES) this.#giveUp()
      else this.#again()
    } else if (attempt === this.#current) {
      this.#dropCurrent()
      if (!this.#pending) this.#again()
    }
  }

  #again() {
    this.#setStatus('down')
    if (!this.#wanted) return
    const { random } = this.ports
    this.#later(backOff(this.#tries, FIRST_PAUSE, MAX_PAUSE, random), () => this.#start())
    this.#tries += 1
  }

  #giveUp() {
    this.#dropPending()
    this.#dropCurrent()
    this.#setStatus('absent')
    this.#later(ABSENCE_TIME, () => {
      this.#failures = MAX_FAILED_HANDSHAKES - 1
      this.#setStatus('down')
      if (this.#wanted) this.#start()
    })
  }

  /** Replaces a silent connection that did not deliver what the server has. */
  async #compare() {
    const attempt = this.#current
    if (!attempt) return
    const { heardAt } = attempt
    const hasMissed = await this.ports.hasMissed(this.events.channels(), heardAt).catch(() => false)
    if (hasMissed && attempt === this.#current && attempt.heardAt === heardAt) this.#checkConnection('silent')
  }

  #checkConnection(reason: StaleReason) {
    if (!this.#wanted || this.#status === 'absent') return
    if (reason === 'silent') {
      // Keep the old connection until the new one is open.
      if (!this.#pending) this.#start()
      return
    }
    if (reason === 'waiting' && this.#pending) return
    this.#tries = 0
    this.#dropCurrent()
    this.#start()
  }
}
