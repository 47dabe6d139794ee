/** Limits of Mastodon, which servers do not announce. Lengths are in characters. */
export const COLLECTION_LIMITS = { name: 40, description: 100, people: 25 }

/** The number of collections that Mastodon allows where the role of the user states none. */
export const DEFAULT_COLLECTIONS = 10
