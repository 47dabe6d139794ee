/** Timelines: pages, live posts, gaps and the reader's place. */
export { AccountPosts } from './account-posts'
export { CatchUp, forgetCatchUps } from './catch-up'
export { Gallery } from './gallery'
export { accountSource, homeSource, linkSource, listSource, publicSource } from './source'
export { tagSource } from './tag-source'
export type { AccountTab, PublicKind, TimelineSource } from './source'
export { preloadFailures } from './lazy-states'
export { LinkHead } from './link-head'
export { MembersOnly } from './members-only'
export { ReloadListButton, StatusList } from './status-list'
export { bookmarksList, favouritesList, pinnedList, quotesList, type StatusListOptions } from './status-lists'
export { TagEditor } from './tag-editor'
export { tagModeOf, type TagMode } from './tag-mode'
export { TagSummary } from './tag-summary'
export { Timeline } from './timeline'
export { offerWayBack } from './way-back'
export { VisitedPosts } from './visited-posts'
export { OptionsMenu } from './options'
export { RefreshButton } from './refresh-button'
export {
  arriveHome,
  arriveProfile,
  keepHome,
  refreshTimeline,
  removePendingOf,
  removeEverywhere,
} from './reactions'
export { prepareTimelines } from './engines'
