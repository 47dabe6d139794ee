import type { IdOrder } from '../model'
import type { PageLink } from '../page'
import type { PageRequest } from '../plan'

/** A page as the server sent it. */
export interface FetchedPage<Page> {
  /** The items, for `read`. */
  readonly page: Page
  /** Link header, when it could be read and speaks for the whole list. */
  readonly link?: PageLink
  /** 206: the server is still building the feed. */
  readonly partial?: boolean
  /** How many of its items could not be read; default 0. */
  readonly lost?: number
}

/** Changes of a list that its channel reports. */
export interface ListSink<Id extends string, Page> {
  /** The list is told of new items from now on; what came before is asked for. */
  connected(): void
  /** It is not any more: it is polled, or nothing is known about it. */
  disconnected(feed: 'poll' | 'none'): void
  /** An item is new. Its entities are in the cache. */
  arrived(id: Id): void
  /** Items left the list. */
  removed(ids: readonly Id[]): void
  /** A page of the top that was asked for elsewhere, such as by the poller of another tab; items in `gone` are left out. */
  polled(page: Page, options: { lost: number; gone?: (id: Id) => boolean }): void
}

/** Reports changes to the list while it is mounted; returns what to call when it is not any more. */
export type ListChannel<Id extends string, Page> = (list: ListSink<Id, Page>) => () => void

/** What a live list needs to know of its items, of the server and of the app. */
export interface LiveListPorts<Id extends string, Page> {
  /** Compares ids by age; null where they tell none. */
  readonly order: IdOrder<Id> | null
  /** Asks the server for one page. Throws ApiError. */
  fetchPage(request: PageRequest<Id>, signal: AbortSignal): Promise<FetchedPage<Page>>
  /** Puts the items of a page into the cache and returns their ids in the server's order. */
  read(page: Page): readonly Id[]
  /** Whether the reader would see an item that is in the cache, e.g. whether no filter hides it. */
  isVisible(id: Id): boolean
  /** Null: nobody tells of new items. */
  readonly channel: ListChannel<Id, Page> | null
  /** ms since the epoch, by the server's clock. */
  now(): number
  /** Calls back when the server can be reached again; returns the end of it. */
  onReachable(listener: () => void): () => void
  /** A request failed for good. */
  onFailed?(error: unknown): void
}
