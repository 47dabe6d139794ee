import type { Channel } from '../channel'
import type { StreamStatus } from '../connection'
import type { Frame } from '../parse'

/** From a tab to the leader, every few seconds and whenever its channels or its visibility change. */
export interface WantMessage {
  readonly type: 'want'
  readonly tab: string
  /** Increases with every change of the channels, so that the answer can name the request it answers. */
  readonly requestId: number
  readonly channels: readonly Channel[]
  readonly visible: boolean
}

/** A tab needs no channel any more. */
interface LeaveMessage {
  readonly type: 'leave'
  readonly tab: string
}

/** The leader's heartbeat: the state of its connection, and what it knows of each tab. */
export interface BeatMessage {
  readonly type: 'beat'
  /** Increases with each leader: of two leaders, the one with the higher term wins. */
  readonly term: number
  readonly status: StreamStatus
  /** Identifies the open connection; null while there is none. */
  readonly line: string | null
  /** Number of the last frame of this connection. */
  readonly seq: number
  /** Time of the last message of the previous connection, in ms; null for the first. */
  readonly downSince: number | null
  /** True when the server confirms each channel (see Transport). */
  readonly answersEach: boolean
  /** True while the leader is visible; a hidden tab may be frozen. */
  readonly visible: boolean
  /** Keys of the channels that this connection covers. */
  readonly carried: readonly string[]
  /** `joined` changes when a tab was forgotten and came back; `requestId` is the last request that was read. */
  readonly tabs: Readonly<Record<string, { readonly joined: number; readonly requestId: number }>>
}

/** A frame of the leader's connection. */
export interface FrameMessage {
  readonly type: 'frame'
  readonly term: number
  readonly line: string
  readonly seq: number
  readonly frame: Frame
  readonly channel: Channel | null
}

export type SharedMessage = WantMessage | LeaveMessage | BeatMessage | FrameMessage
