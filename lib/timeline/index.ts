/** The pure model of a live list: entries, gaps, pending posts, and what to ask for next. See README.md. */
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
export {
  listReducer,
  snapshotOf,
  timelineReducer,
  type TimelineEvent,
  type TimelineSnapshot,
} from './reducer'
export { suggestionsBefore } from './suggestions'
export { NOBODY, ViewRegistry, type Audience, type View } from './views'
