import type { Channel } from './channel'
import type { Frame } from './parse'

/** What a connection tells of itself. After `closed` it says nothing more. */
export interface TransportEvents {
  opened(): void
  /** Something came, if only a heartbeat. */
  heard(): void
  /** `channel` is known where the connection carries one stream each. */
  frame(frame: Frame, channel: Channel | null): void
  /** The server does not give this channel; the others go on. */
  refused(channel: Channel): void
  closed(): void
}

/** A way to be told: the socket, server-sent events, or another tab. */
export interface Transport {
  /** True when the channel is carried from now on; false when it is not, or not yet. */
  subscribe(channel: Channel): boolean
  unsubscribe(channel: Channel): void
  close(): void
  /** The server answers to each channel, so that one that is open is known to be carried. */
  readonly answersEach: boolean
  /** Silence in ms after which it is thought dead. */
  readonly quietLimit: number
}

/** The part of WebSocket that is used. */
export interface SocketLike {
  send(data: string): void
  close(): void
  addEventListener(type: 'open' | 'message' | 'error' | 'close', listener: (event: Event) => void): void
}

/** Opens a socket; throws a SyntaxError for a subprotocol that is none, as the browser does. */
export type OpenSocket = (url: string, protocols: string[]) => SocketLike
