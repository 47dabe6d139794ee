import { channelKey, type Channel } from './channel'
import type { StreamEvent } from './parse'

/** Called once per event, in the order of the stream. */
export type Handler = (event: StreamEvent) => void
/** Called with 'up' when the channel is told of from now on (again after each new connection), 'down' when not. */
export type LinkHandler = (link: 'up' | 'down') => void

interface Subscriber {
  readonly handler: Handler
  readonly link: LinkHandler | undefined
}

interface Entry {
  readonly channel: Channel
  readonly subscribers: Set<Subscriber>
  up: boolean
}

/** Who listens to which channel. */
export class Subscriptions {
  readonly #entries = new Map<string, Entry>()

  get size(): number {
    return [...this.#entries.values()].filter(({ subscribers }) => subscribers.size > 0).length
  }

  /** Every channel wanted, and those kept a moment after the last listener left. */
  channels(): Channel[] {
    return [...this.#entries.values()].map(({ channel }) => channel)
  }

  /** Adds a listener; `fresh` says that the channel was not there before. */
  add(channel: Channel, handler: Handler, link?: LinkHandler): { fresh: boolean; remove: () => boolean } {
    const key = channelKey(channel)
    const found = this.#entries.get(key)
    const entry = found ?? { channel, subscribers: new Set(), up: false }
    this.#entries.set(key, entry)
    const subscriber = { handler, link }
    entry.subscribers.add(subscriber)
    if (entry.up) link?.('up')
    return {
      fresh: !found,
      /** True when it was the last of its channel. */
      remove: () => entry.subscribers.delete(subscriber) && entry.subscribers.size === 0,
    }
  }

  /** Takes the channel out if nobody listens; true when it did. */
  drop(channel: Channel): boolean {
    const key = channelKey(channel)
    const entry = this.#entries.get(key)
    return entry !== undefined && entry.subscribers.size === 0 && this.#entries.delete(key)
  }

  /** Says of a channel whether it is told of; a second 'up' in a row means a new connection. */
  mark(channel: Channel, link: 'up' | 'down') {
    const entry = this.#entries.get(channelKey(channel))
    if (!entry || (link === 'down' && !entry.up)) return
    entry.up = link === 'up'
    for (const subscriber of entry.subscribers) subscriber.link?.(link)
  }

  /** The channel of `key` if it is wanted and not known to be told of, else null. */
  unproven(key: string | null): Channel | null {
    const entry = key === null ? undefined : this.#entries.get(key)
    return entry && !entry.up ? entry.channel : null
  }

  /**
   * Hands an event to the listeners of `key`. An event without the name of a stream goes to those of the only channel or
   * of 'user'; a removal to everybody, as it may concern any of them.
   */
  deliver(key: string | null, event: StreamEvent) {
    if (key === null && event.event === 'delete') {
      for (const { subscribers } of this.#entries.values())
        for (const subscriber of subscribers) subscriber.handler(event)
      return
    }
    const only = this.#entries.size === 1 ? [...this.#entries.keys()][0] : channelKey({ stream: 'user' })
    const entry = this.#entries.get(key ?? only ?? '')
    for (const subscriber of entry?.subscribers ?? []) subscriber.handler(event)
  }
}
