/**
 * Storage that outlives the page: small values in localStorage, rows in IndexedDB; in memory where the
 * browser refuses.
 */
export { deleteDatabase, openDatabase, type Database } from './idb'
export { createIdentityStore, eraseIdentity } from './identity-store'
export { createLocalStore } from './local-store'
export { onStorageProblem, type StorageProblem } from './problems'
