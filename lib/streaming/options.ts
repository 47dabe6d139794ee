import type { Timers } from './buffer'
import type { ChannelSupport } from './channel-support'
import type { Channel } from './channel'
import { browserEnvironment, type Environment } from './environment'
import type { ShareOptions } from './shared/shared-connection'
import type { OpenSocket } from './transports/transport'

export interface StreamingOptions {
  /**
   * URL of the streaming API, e.g. 'wss://host' as the instance announces it; null = none. Resolved before
   * each attempt.
   */
  url: string | null | (() => string | null | Promise<string | null>)
  /** Null for a visitor, who gets no streams: since Mastodon 4.2 every stream needs a token. */
  token: string | null
  /** Default: the browser's WebSocket. */
  openSocket?: OpenSocket
  /** For server-sent events, used when the token cannot be a subprotocol. Default: the browser's fetch. */
  fetch?: (request: Request) => Promise<Response>
  /** ms since the epoch. */
  now?: () => number
  timers?: Timers
  random?: () => number
  environment?: Environment
  /** Runs before the next frame; returns the function that cancels it. */
  frame?: (run: () => void) => () => void
  /** Runs once the browser has nothing else to do; returns the function that cancels it. */
  idle?: (run: () => void) => () => void
  /** Wraps the delivery of one batch, e.g. notifyManager.batch. */
  batch?: (run: () => void) => void
  /** Returns whether the server accepts a channel by message. Default: it does. */
  supports?: (channel: Channel) => ChannelSupport
  /**
   * True when the server has items of these channels that did not arrive since `heardAt`, the time of the last
   * message, in ms. Asked while the connection is silent. Default: it has none.
   */
  hasMissed?: (channels: readonly Channel[], heardAt: number) => Promise<boolean>
  /** Called with the message and status of a stream error. The server does not name the stream. */
  onComplaint?: (error: string, status: number | undefined) => void
  /** Tabs with the same name share a connection. Default null: this tab has its own. */
  share?: ShareOptions | null
}

export type ResolvedOptions = Required<StreamingOptions>

/** The browser's timers. */
export const browserTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

function browserFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}

/** Longest wait for a browser without anything else to do, in ms. */
const MAX_IDLE_WAIT = 1000

/** Safari has no such callback: there it runs in a task after the current ones. */
function browserIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: MAX_IDLE_WAIT })
  return () => cancelIdleCallback(request)
}

export const withDefaults = (options: StreamingOptions): ResolvedOptions => ({
  openSocket: (url, protocols) => new WebSocket(url, protocols),
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  timers: browserTimers,
  random: Math.random,
  frame: browserFrame,
  idle: browserIdle,
  batch: (run) => run(),
  supports: () => 'yes',
  hasMissed: () => Promise.resolve(false),
  onComplaint: () => undefined,
  share: null,
  ...options,
  environment: options.environment ?? browserEnvironment(),
})
