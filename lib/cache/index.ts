/** The entities of one identity: one writer, a ledger of changes in flight, lists of ids. */
export { EntityCache, type Change, type IngestOptions } from './entity-cache'
export { createEntityListeners, type EntityListeners } from './entity-listeners'
export { createEntityLoader, type EntityLoader } from './entity-loader'
export { createEntityMutations, entityMutation, SKIPPED, type EntityMutation } from './entity-mutation'
export { entityHash, entityKey, keys } from './keys'
export type { Patch, Row } from './row'
export {
  splitAccount,
  splitAccounts,
  splitContext,
  splitConversations,
  splitGroups,
  splitNotification,
  splitPoll,
  splitRelationship,
  splitRelationships,
  splitStatus,
  splitStatuses,
} from './split'
export { startSweeper } from './sweeper'
