/** Data a feature keeps per account and erases on sign-out, outside of identity stores (`lib/storage`). */
export interface AccountData {
  /** Counts what would be lost and needs a warning, e.g. drafts; 0 = nothing. */
  countUnsaved?: (identityKey: string) => Promise<number>
  /** Counts the columns of the deck that are removed with the account. */
  countColumns?: (identityKey: string) => Promise<number>
  /** Counts the changes made offline that were not sent. */
  countWaiting?: (identityKey: string) => Promise<number>
  /** Called while the account is still signed in, for requests to the server. */
  beforeSignOut?: (identityKey: string) => Promise<void>
  /** Called when the account is no longer on screen, so that nothing writes the erased data again. */
  erase: (identityKey: string) => Promise<void>
}

/** Of all features. */
export const registeredData = new Set<AccountData>()

/**
 * Registers data that a feature keeps per account (drafts, a push subscription, caches). Returns the
 * unsubscriber.
 */
export function registerAccountData(added: AccountData): () => void {
  registeredData.add(added)
  return () => registeredData.delete(added)
}
