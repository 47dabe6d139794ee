/** A live list: its pure model of entries, gaps and pending items, and its engine. See README.md. */
export * from './model'
export {
  planRequests,
  fillRequest,
  fillTarget,
  olderRequest,
  waitsForMore,
  type ViewNeeds,
  type PageRequest,
} from './plan-requests'
export { listReducer, listSnapshotOf, type ListEvent, type ListSnapshot } from './reducer'
export { followStreams } from './engine/follow-streams'
export { LiveListEngine } from './engine/live-list-engine'
export type { FetchedPage, ListChannel, ListSink, LiveListPorts } from './engine/ports'
export { NO_VIEWS, ViewRegistry, type ViewConstraints, type ListView } from './views'
