import type { ConnectionEvents, StreamConnection, StreamStatus } from '../connection'
import type { ResolvedOptions } from '../options'
import { createTabTurn, type TabPorts, type TabTurn } from './tab-turn'
import type { Transport } from '../transports/transport'
import { Follower } from './follower'
import { Leader } from './leader'
import type { SharedMessage } from './messages'

/** Determines which tabs share a connection, and lets them find each other. */
export interface ShareOptions extends Partial<TabPorts> {
  /** The same in tabs that share: the build and the identity. Tokens are never sent. */
  readonly name: string
  /** Id of this tab. Default: random. */
  readonly tab?: string
}

/**
 * One connection for all tabs of an identity. A Web Lock elects the leader, which connects; the others
 * receive its events by BroadcastChannel. When the leader closes, the next tab gets its lock; when it is
 * silent, another tab steals the lock. Where tabs cannot coordinate, each connects on its own.
 */
export class SharedConnection implements StreamConnection {
  readonly #turn: TabTurn<SharedMessage>
  readonly #tab: string
  readonly #events: ConnectionEvents
  readonly #onStatus: (status: StreamStatus) => void
  readonly #follower: Follower
  #leader: Leader | null = null
  #status: StreamStatus = 'down'
  #wanted = false
  #term = 0

  constructor(
    readonly ports: ResolvedOptions,
    events: ConnectionEvents,
    { tab = crypto.randomUUID(), ...share }: ShareOptions,
  ) {
    this.#tab = tab
    this.#events = { ...events, status: (status) => this.#setStatus(status) }
    this.#onStatus = (status) => events.status(status)
    this.#turn = createTabTurn<SharedMessage>(`skein-stream:${share.name}`, share, {
      onMessage: (message) => this.#received(message),
      onTurn: () => this.#becomeLeader(),
      onLost: () => this.#follow(),
    })
    this.#follower = new Follower({
      ports,
      tab,
      events: this.#events,
      send: (message) => this.#turn.send(message),
      onSilent: () => this.#turn.steal(),
    })
  }

  get status(): StreamStatus {
    return this.#status
  }

  get transport(): Transport | null {
    return (this.#leader ?? this.#follower).transport
  }

  want() {
    if (this.#wanted) return
    this.#wanted = true
    if (this.#leader) return
    this.#follower.start(null)
    this.#turn.take()
  }

  rest() {
    this.#wanted = false
    // Other tabs still listen through this one.
    if (this.#leader?.idle === false) return
    this.#leave()
  }

  close() {
    this.#wanted = false
    this.#leave()
    this.#turn.close()
  }

  #setStatus(status: StreamStatus) {
    if (status === this.#status) return
    this.#status = status
    this.#onStatus(status)
  }

  #leave() {
    if (this.#follower.running) {
      this.#follower.stop()
      this.#turn.send({ type: 'leave', tab: this.#tab })
    }
    this.#turn.leave()
    this.#setStatus('down')
  }

  #becomeLeader() {
    const since = this.#follower.stop()
    // Higher than any earlier term: of two leaders, the later one wins.
    this.#term = Math.max(this.ports.now(), this.#term + 1)
    this.#leader = new Leader({
      ports: this.ports,
      tab: this.#tab,
      term: this.#term,
      since,
      events: this.#events,
      send: (message) => this.#turn.send(message),
      onIdle: () => {
        if (!this.#wanted) this.#leave()
      },
    })
    this.#leader.start()
  }

  /** This tab gave up the lead, or another tab took it. */
  #follow() {
    const leader = this.#leader
    this.#leader = null
    const since = leader?.close() ?? null
    if (!this.#wanted) return
    this.#follower.start(since)
    this.#turn.take()
  }

  #received(message: SharedMessage) {
    if (message.type === 'want' || message.type === 'leave') {
      this.#leader?.receive(message)
      return
    }
    if (message.term < this.#term) {
      this.#leader?.receive(message)
      return
    }
    this.#term = message.term
    // Two tabs think they lead: this one slept while the other took over.
    if (this.#leader) this.#turn.leave()
    this.#follower.receive(message)
  }
}
