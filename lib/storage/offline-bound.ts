/**
 * The bound of what is stored for an account to read without a connection, in bytes, as settings and the page about
 * privacy name it. Its parts have bounds of their own, which `app/installed/offline-bound.test.ts` adds up.
 */
export const MAX_OFFLINE_BYTES = 50_000_000
