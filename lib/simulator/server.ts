import type { Clock } from './clock'
import type { Faults } from './faults'
import type { Software } from './software'
import type { Hub } from './streaming'
import type { View } from './serialize/view'
import type { World } from './store/world'

/** A job whose result an earlier answer lacks (api-facts 9). */
export interface Refresh {
  readonly id: string
  readonly running: boolean
  readonly resultCount: number
}

/** What handlers and actions share. */
export interface Server {
  readonly world: World
  readonly clock: Clock
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string
  /** The domain of its addresses. */
  readonly host: string
  readonly software: Software
  readonly hub: Hub
  readonly faults: Faults
  /** Answers of POST /statuses by user and Idempotency-Key. */
  readonly idempotency: Map<string, { readonly statusId: string; readonly until: number }>
  readonly refreshes: Map<string, Refresh>
  /** Refresh announced with the context of a post. */
  readonly contextRefreshes: Map<string, string>
  /** The oldest post of homes that were built again, by account. */
  readonly homes: Map<string, string>
  /** Accounts whose address is not confirmed yet. */
  readonly unconfirmed: Set<string>
}

export const viewOf = (server: Server, me: string | null, shared = false): View => ({
  world: server.world,
  origin: server.origin,
  host: server.host,
  me,
  now: server.clock.now(),
  ...(shared ? { shared } : {}),
})
