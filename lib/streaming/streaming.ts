import { createEmitter } from '@/lib/util/emitter'
import { createBuffer } from './buffer'
import { isOneList, splitBatch, type ChannelEvent } from './split-batch'
import type { ChannelSupport } from './channel-support'
import { channelKey, frameKey, type Channel } from './channel'
import { Connection, type ConnectionEvents, type StreamConnection, type StreamStatus } from './connection'
import { withDefaults, type StreamingOptions } from './options'
import { SharedConnection } from './shared/shared-connection'
import { Subscriptions, type Handler, type LinkHandler } from './subscriptions'
import type { Transport } from './transports/transport'

/** The streams of one identity over one connection. */
export interface Streaming {
  /**
   * Subscribes to a channel. The first listener opens the connection; it closes 30 s after the last one left.
   * `link` is called with 'up' when the channel is live (at once if it already is, and after every reconnect,
   * when posts may have been missed), and with 'down' when it is lost. Returns the unsubscriber.
   */
  subscribe(channel: Channel, handler: Handler, link?: LinkHandler): () => void
  status(): StreamStatus
  onStatus(listener: (status: StreamStatus) => void): () => void
  /**
   * Called after an interruption. `downSince` is the time of the last message of the previous connection, in
   * ms since the epoch.
   */
  onReconnected(listener: (event: { downSince: number }) => void): () => void
  close(): void
}

/** Time in ms for which the connection stays open without listeners. */
const LINGER_TIME = 30_000
/**
 * How long a channel stays subscribed without listeners, in ms: a remount must not unsubscribe and subscribe
 * again.
 */
const CHANNEL_LINGER = 2000

/** Creates the streams of an identity. Nothing is opened before the first subscription. */
export function createStreaming(options: StreamingOptions): Streaming {
  const ports = withDefaults(options)
  const { timers } = ports
  const subscriptions = new Subscriptions()
  const statuses = createEmitter<StreamStatus>()
  const reconnects = createEmitter<{ downSince: number }>()
  const lingering = new Map<string, unknown>()
  /** Channels that have delivered an event and are trusted from then on. */
  const proven = new Set<string>()
  let resting: unknown = null
  let closed = false

  const buffer = createBuffer<ChannelEvent>({
    timers,
    now: ports.now,
    frame: ports.frame,
    idle: ports.idle,
    // A hidden page renders nothing, and its timers are slow.
    split: (items) => (ports.environment.visible() ? splitBatch(items) : [items]),
    joins: isOneList,
    flush: (items) =>
      ports.batch(() => {
        for (const { key, event } of items) subscriptions.deliver(key, event)
      }),
  })

  // Parts that wait for their turn would wait for the slow timers of a hidden page.
  const unwatch = ports.environment.subscribe((event) => event === 'hidden' && buffer.flush())

  const events: ConnectionEvents = {
    status: (status) => statuses.emit(status),
    channels: () => subscriptions.channels(),
    opened: (transport, downSince) => {
      buffer.flush()
      for (const channel of subscriptions.channels()) begin(transport, channel)
      if (downSince !== null) reconnects.emit({ downSince })
    },
    lost: () => {
      buffer.flush()
      for (const channel of subscriptions.channels()) subscriptions.mark(channel, 'down')
    },
    frame: (frame, channel) => {
      if (frame.kind === 'error') return ports.onComplaint(frame.error, frame.status)
      const key = channel ? channelKey(channel) : frameKey(frame.stream)
      const proved = subscriptions.unproven(key)
      if (proved) {
        proven.add(proved.stream)
        subscriptions.mark(proved, 'up')
      }
      buffer.push({ key, event: frame.event })
    },
    taken: (channel) => {
      if (connection.transport && supportOf(connection.transport, channel) === 'yes')
        subscriptions.mark(channel, 'up')
    },
    refused: (channel) => subscriptions.mark(channel, 'down'),
  }
  const connection: StreamConnection = ports.share
    ? new SharedConnection(ports, events, ports.share)
    : new Connection(ports, events)

  const supportOf = (transport: Transport, channel: Channel): ChannelSupport =>
    transport.answersEach || proven.has(channel.stream) ? 'yes' : ports.supports(channel)

  /**
   * Subscribes to a channel. If the server may silently ignore it, the channel stays down until its first
   * event.
   */
  function begin(transport: Transport, channel: Channel) {
    const certain = supportOf(transport, channel)
    const taken = certain !== 'no' && transport.subscribe(channel)
    subscriptions.mark(channel, taken && certain === 'yes' ? 'up' : 'down')
  }

  function leave(channel: Channel) {
    const key = channelKey(channel)
    const drop = () => {
      lingering.delete(key)
      if (subscriptions.drop(channel)) connection.transport?.unsubscribe(channel)
    }
    lingering.set(key, timers.setTimeout(drop, CHANNEL_LINGER))
    if (subscriptions.size === 0) resting = timers.setTimeout(() => connection.rest(), LINGER_TIME)
  }

  return {
    subscribe(channel, handler, link) {
      if (closed) return () => undefined
      timers.clearTimeout(resting)
      const key = channelKey(channel)
      timers.clearTimeout(lingering.get(key))
      lingering.delete(key)
      const { fresh, remove } = subscriptions.add(channel, handler, link)
      if (fresh && connection.transport) begin(connection.transport, channel)
      connection.want()
      return () => {
        if (remove() && !closed) leave(channel)
      }
    },
    status: () => connection.status,
    onStatus: statuses.subscribe,
    onReconnected: reconnects.subscribe,
    close() {
      closed = true
      unwatch()
      for (const timer of lingering.values()) timers.clearTimeout(timer)
      timers.clearTimeout(resting)
      buffer.clear()
      connection.close()
      statuses.clear()
      reconnects.clear()
    },
  }
}
