/**
 * The bound of what is stored for an account to read without a connection, in bytes, as settings and the page about
 * privacy name it. Drafts with their files and saved catch-ups are not among it: only their author may delete them.
 */
export const MAX_OFFLINE_BYTES = 50_000_000

/** The bounds of its parts: pictures that were seen, which all accounts share. */
export const MAX_PICTURE_CACHE_BYTES = 24_000_000
/** Own posts, bookmarks and favourites for the search. */
export const MAX_DEVICE_POST_BYTES = 12_000_000
/** Lists, pages and threads read lately. */
export const MAX_LATELY_BYTES = 8_000_000
/** The last visit, for the first paint. */
export const MAX_SNAPSHOT_BYTES = 5_000_000
