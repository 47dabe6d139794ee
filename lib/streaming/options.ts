import type { Timers } from './buffer'
import type { Certainty } from './carries'
import type { Channel } from './channel'
import { browserEnvironment, type Environment } from './environment'
import type { ShareOptions } from './shared/shared-connection'
import type { OpenSocket } from './transport'

export interface StreamingOptions {
  /** Where the streaming API is, e.g. 'wss://host' as the instance says; null = there is none. Asked before each try. */
  url: string | null | (() => string | null | Promise<string | null>)
  /** Null for a visitor: every stream wants a token since Mastodon 4.2, so nothing is tried. */
  token: string | null
  /** Default: the browser's WebSocket. */
  openSocket?: OpenSocket
  /** For server-sent events, where the token cannot be a subprotocol. Default: the browser's. */
  fetch?: (request: Request) => Promise<Response>
  /** ms since the epoch. */
  now?: () => number
  timers?: Timers
  random?: () => number
  environment?: Environment
  /** Runs before the next frame; returns how to cancel. */
  frame?: (run: () => void) => () => void
  /** Wraps the handing on of one batch, e.g. notifyManager.batch. */
  batch?: (run: () => void) => void
  /** Whether the server takes a channel by message. Default: it does. */
  carries?: (channel: Channel) => Certainty
  /** The server complained: its words and status. It does not say about which stream. */
  onComplaint?: (error: string, status: number | undefined) => void
  /** Tabs of one name share a connection. Default null: this tab has its own. */
  share?: ShareOptions | null
}

export type Resolved = Required<StreamingOptions>

/** Timers of the browser. */
export const browserTimers: Timers = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

function browserFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}

export const withDefaults = (options: StreamingOptions): Resolved => ({
  openSocket: (url, protocols) => new WebSocket(url, protocols),
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  timers: browserTimers,
  random: Math.random,
  frame: browserFrame,
  batch: (run) => run(),
  carries: () => 'yes',
  onComplaint: () => undefined,
  share: null,
  ...options,
  environment: options.environment ?? browserEnvironment(),
})
