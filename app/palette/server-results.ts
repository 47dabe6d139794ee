import type { RankedItem } from './rank'

/** Items that the server finds. */
export interface ServerResults {
  readonly found: readonly RankedItem[]
  /** The server is searching. */
  readonly isSearching: boolean
  readonly error: Error | null
  readonly retry: () => void
}
