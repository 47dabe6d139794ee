/**
 * Storage that outlives the page: small values in localStorage, rows in IndexedDB; in memory where the
 * browser refuses.
 */
export { deleteDatabase, openDatabase, type Database, type DatabaseOptions } from './idb'
export { createIdentityStore, eraseIdentity, type IdentityStore } from './identity-store'
export { createLocalStore, type LocalStore, type LocalStoreOptions } from './local-store'
export { onStorageProblem, type StorageProblem } from './problems'
