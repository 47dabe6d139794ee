import type { Clock } from './clock'
import type { Faults } from './faults/faults'
import type { PushOutbox } from './push/deliver'
import type { Software } from './software'
import type { Hub } from './streaming'
import type { View } from './serialize/view'
import type { World } from './store/world'

/** A background job that will add to an earlier answer. */
interface Refresh {
  readonly id: string
  readonly running: boolean
  readonly resultCount: number
}

/** State shared by handlers and actions. */
export interface Server {
  readonly world: World
  readonly clock: Clock
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string
  /** Domain of its handles. */
  readonly host: string
  readonly software: Software
  readonly hub: Hub
  readonly faults: Faults
  /** Answers of POST /statuses by user and Idempotency-Key. */
  readonly idempotency: Map<string, { readonly statusId: string; readonly until: number }>
  readonly refreshes: Map<string, Refresh>
  /** Refreshes announced with the context of a post. */
  readonly contextRefreshes: Map<string, string>
  /** The oldest post of rebuilt homes, by account. */
  readonly homes: Map<string, string>
  /** Accounts with an unconfirmed email address. */
  readonly unconfirmed: Set<string>
  readonly push: PushOutbox
}

export const viewOf = (server: Server, me: string | null, shared = false): View => ({
  world: server.world,
  origin: server.origin,
  host: server.host,
  me,
  now: server.clock.now(),
  ...(shared ? { shared } : {}),
})
