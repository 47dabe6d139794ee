/** The normalised cache: entities, one query each, written here alone; lists hold ids. */
export { EntityCache, type Change, type IngestOptions, type SweepOptions } from './entity-cache'
export { createEntityListeners, type EntityListeners } from './entity-listeners'
export { createEntityLoader, type EntityLoader } from './entity-loader'
export {
  createEntityMutations,
  entityMutation,
  SKIPPED,
  type AlsoBegin,
  type EntityMutation,
  type EntityMutations,
} from './entity-mutation'
export { entityHash, entityKey, listKey, type KeyParams } from './keys'
export type { ListRegistry, ListRules } from './list-registry'
export { entityRefs, idRefs, listRefs } from './refs'
export type { EntityRef, Patch, Row, RowOf } from './row'
export { createSnapshot, SNAPSHOT_STORE, type Snapshot, type SnapshotOptions } from './snapshot'
export * from './split'
export { startSweeper } from './sweeper'
export { createTabEcho, openTabChannel, type TabChannel, type TabEcho } from './tab-echo'
