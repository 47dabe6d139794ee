import { channelKey, type Channel } from './channel'
import type { StreamEvent } from './parse'

/** Called once per event, in the order of the stream. */
export type Handler = (event: StreamEvent) => void
/**
 * Called with 'up' when the channel is live from now on (again after each reconnect), with 'down' when it is
 * not.
 */
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

/** The listeners of each channel. */
export class Subscriptions {
  readonly #entries = new Map<string, Entry>()

  get size(): number {
    return [...this.#entries.values()].filter(({ subscribers }) => subscribers.size > 0).length
  }

  /** Every wanted channel, including those kept for a moment after their last listener left. */
  channels(): Channel[] {
    return [...this.#entries.values()].map(({ channel }) => channel)
  }

  /** Adds a listener; `fresh` is true when the channel is new. */
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
      /** True when it was the last listener of its channel. */
      remove: () => entry.subscribers.delete(subscriber) && entry.subscribers.size === 0,
    }
  }

  /** Removes a channel without listeners; returns true when it did. */
  drop(channel: Channel): boolean {
    const key = channelKey(channel)
    const entry = this.#entries.get(key)
    return entry !== undefined && entry.subscribers.size === 0 && this.#entries.delete(key)
  }

  /** Marks a channel as live or not. A second 'up' in a row means a new connection. */
  mark(channel: Channel, link: 'up' | 'down') {
    const entry = this.#entries.get(channelKey(channel))
    if (!entry || (link === 'down' && !entry.up)) return
    entry.up = link === 'up'
    for (const subscriber of entry.subscribers) subscriber.link?.(link)
  }

  /** Returns the channel of `key` if it is wanted and not known to be live, else null. */
  unproven(key: string | null): Channel | null {
    const entry = key === null ? undefined : this.#entries.get(key)
    return entry && !entry.up ? entry.channel : null
  }

  /**
   * Delivers an event to the listeners of `key`. An event without a stream name goes to the only channel, or
   * to 'user'; a deletion goes to every listener, as it may concern any of them.
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
