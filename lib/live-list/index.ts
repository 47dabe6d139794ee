/** A live list: its pure model of entries, gaps and pending items, and its engine. See README.md. */
export * from './model'
export {
  plan,
  fillSide,
  fillRequest,
  fillOf,
  olderRequest,
  waitsForMore,
  type Wants,
  type PageRequest,
} from './plan'
export { listReducer, snapshotOf, type ListEvent, type ListSnapshot } from './reducer'
export { followStreams } from './engine/follow-streams'
export { LiveListEngine } from './engine/live-list-engine'
export type { FetchedPage, ListChannel, ListSink, LiveListPorts } from './engine/ports'
export { NOBODY, ViewRegistry, type Audience, type View } from './views'
