import type { DatabaseOptions } from './idb'

/* The databases that the first screen of a signed-in user needs, which are opened before the code that uses them has loaded. */

/** Tokens and sign-ins, which all tabs share. */
export const SESSIONS_DATABASE = {
  name: 'skein/sessions',
  version: 1,
  stores: { sessions: {}, apps: {}, pending: {}, servers: {} },
} satisfies DatabaseOptions

/** Channel on which tabs tell each other that it changed. */
export const SESSIONS_CHANNEL = 'skein:sessions'

/** Returns the database of what an account saw at its last visit. */
export const lastVisitDatabase = (identityKey: string) =>
  ({
    name: `client.${identityKey}`,
    version: 1,
    stores: { snapshot: {} },
    isCache: true,
  }) satisfies DatabaseOptions

/** Where that database has its only row. */
export const SNAPSHOT_STORE = 'snapshot'
export const SNAPSHOT_ROW = 'latest'
