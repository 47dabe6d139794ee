import type { IdOrder } from '../model'
import type { PageLink } from '../page'
import type { PageRequest } from '../plan-requests'

/** A page as sent by the server. */
export interface FetchedPage<Page> {
  /** The items, for `read`. */
  readonly page: Page
  /** The Link header, when it was readable and is about the whole list. */
  readonly link?: PageLink
  /** HTTP 206: the server is still building the feed. */
  readonly partial?: boolean
  /** The number of items that could not be parsed; default 0. */
  readonly lost?: number
}

/** The changes that a channel reports to its list. */
export interface ListSink<Id extends string, Page> {
  /** New items are reported from now on; earlier ones must be requested. */
  connected(): void
  /** New items are no longer reported: the list is polled, or not updated at all. */
  disconnected(updateSource: 'poll' | 'none'): void
  /** An item is new. Its entities are in the cache. */
  arrived(id: Id): void
  /** Items left the list. */
  removed(ids: readonly Id[]): void
  /** The top page was requested elsewhere, e.g. by the poller of another tab. */
  polled(page: Page, options: { lost: number }): void
}

/** Reports changes to the list while it is mounted; returns the unsubscriber. */
type ListChannel<Id extends string, Page> = (list: ListSink<Id, Page>) => () => void

/** True when a cached item has a row. */
export type IsVisible<Id extends string> = (id: Id) => boolean

/** Connects a live list to its items, the server and the app. */
export interface LiveListPorts<Id extends string, Page> {
  /** Compares ids by age; null where they are not ordered. */
  readonly order: IdOrder<Id> | null
  /** Requests a page from the server. Throws ApiError. */
  fetchPage(request: PageRequest<Id>, signal: AbortSignal): Promise<FetchedPage<Page>>
  /** Puts the items of a page into the cache and returns their ids in the server's order. */
  read(page: Page): readonly Id[]
  /**
   * An empty page proves that what the list has there was deleted, e.g. notifications that were cleared on another
   * device. Default false: servers also send nothing while they build a feed.
   */
  readonly isEmptyPageProof?: boolean
  /** True when a cached item was removed here: pages requested before that may still name it. */
  isGone?(id: Id): boolean
  /** True when a cached item is visible, e.g. when no filter hides it. */
  readonly isVisible: IsVisible<Id>
  /** Null when new items are not reported. */
  readonly channel: ListChannel<Id, Page> | null
  /** ms since the epoch, by the server's clock. */
  now(): number
  /** Calls back when the server is reachable again; returns the unsubscriber. */
  onReachable(listener: () => void): () => void
  /** Called after a request failed for good. */
  onFailed?(error: unknown): void
}
