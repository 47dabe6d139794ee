/** Timelines: pages, live posts, gaps and the reader's place. */
export { accountSource, homeSource, publicSource, tagSource } from './source'
export type { AccountTab, PublicKind, TimelineSource } from './source'
export { Timeline } from './timeline'
export { OptionsMenu } from './options'
export { RefreshButton } from './refresh-button'
export { arriveHome, keepHome, refreshTimeline, removeAccount, removeEverywhere } from './reactions'
export { registerTimelines } from './snapshot'
