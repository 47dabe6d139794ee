/** Timelines: pages, live posts, gaps and the reader's place. */
export { AccountPosts } from './account/account-posts'
export { homeBadge } from './home/badge'
export { statusListKeys, timelineKeys } from './keys'
export { CatchUp, forgetCatchUps } from './catch-up'
export { Gallery } from './gallery/gallery'
export { accountSource, homeSource, linkSource, listSource, publicSource } from './engine/source'
export { tagSource } from './tag/tag-source'
export type { AccountTab, PublicKind, TimelineSource } from './engine/source'
export { preloadFailures } from './timeline/lazy/lazy-states'
export { LinkHead } from './link-head'
export { MembersOnly } from './members-only'
export { ReloadListButton, StatusList } from './status-list/status-list'
export {
  bookmarksList,
  favouritesList,
  pinnedList,
  quotesList,
  type StatusListOptions,
} from './status-list/status-lists'
export { TagEditor } from './tag/tag-editor'
export { tagModeOf, type TagMode } from './tag/tag-mode'
export { TagSummary } from './tag/tag-summary'
export { Timeline } from './timeline/timeline'
export { offerWayBack } from './timeline/way-back'
export { VisitedPosts } from './account/visited-posts'
export { OptionsMenu } from './timeline/lazy/lazy-options-menu'
export { RefreshButton } from './timeline/refresh-button'
export {
  arriveHome,
  arriveProfile,
  keepHome,
  refreshTimeline,
  removePendingOf,
  removeEverywhere,
} from './engine/reactions'
export type { TimelineState } from './engine/timeline-state'
export { prepareTimelines } from './engine/engines'
