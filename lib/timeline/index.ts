/** The pure model of a timeline: one list in the server's order, gaps, held posts, what to ask next (architecture 5). */
/** The pure model of a timeline: entries, gaps, held posts, and what to ask for next. */
export * from './model'
export { plan, fillSide, fillWish, fillOf, olderWish, waitsForMore, type Wants, type Wish } from './plan'
export { snapshotOf, timelineReducer, type TimelineEvent, type TimelineSnapshot } from './reducer'
export { suggestionsBefore } from './suggestions'
export { NOBODY, ViewRegistry, type Audience, type View } from './views'
