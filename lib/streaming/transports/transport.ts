import type { Channel } from '../channel'
import type { Frame } from '../parse'

/** Events of a transport. None follows `closed`. */
export interface TransportEvents {
  opened(): void
  /** Anything arrived, even a heartbeat. */
  received(): void
  /** `channel` is set where a connection carries one stream each. */
  frame(frame: Frame, channel: Channel | null): void
  /** The server refuses this channel; the others continue. */
  refused(channel: Channel): void
  closed(): void
}

/** A source of events: the socket, server-sent events, or another tab. */
export interface Transport {
  /** True when the channel is covered from now on; false when it is not, or not yet. */
  subscribe(channel: Channel): boolean
  unsubscribe(channel: Channel): void
  close(): void
  /** The server confirms each channel, so an open one is known to be covered. */
  readonly answersEach: boolean
  /** Silence in ms after which the connection counts as dead. */
  readonly maxSilence: number
}

/** The part of WebSocket we use. */
export interface SocketLike {
  send(data: string): void
  close(): void
  addEventListener(type: 'open' | 'message' | 'error' | 'close', listener: (event: Event) => void): void
}

/** Opens a socket. Throws a SyntaxError for an invalid subprotocol, as browsers do. */
export type OpenSocket = (url: string, protocols: string[]) => SocketLike
