/** Live events: one connection per identity, and polling where there is none. */
export type { Channel } from './channel'
export type { StreamEvent } from './parse'
export type { Poller, PollTask } from './polling'
export type { Streaming } from './streaming'
export type { OpenSocket } from './transports/transport'
