/** A live list: its pure model of entries, gaps and pending items, and its engine. See README.md. */
export * from './model'
export { FIRST_PAGE, waitsForMore, type PageRequest } from './plan-requests'
export { listReducer, listSnapshotOf, type ListEvent, type ListSnapshot } from './reducer'
export { storedLiveList } from './stored-live-list'
export { followStreams } from './engine/follow-streams'
export { LiveListEngine } from './engine/live-list-engine'
export type { FetchedPage, IsVisible, ListSink, LiveListPorts } from './engine/ports'
export { NO_VIEWS, type ViewConstraints, type ListView } from './views'
