/** Timelines: pages, live posts, gaps and the reader's position. */
export { AccountPosts } from './account/account-posts'
export { homeBadge } from './home/badge'
export { remoteHostOf, OriginalProfileLink, RemoteEnd, remotePostsEnd } from './account/remote-end'
export { statusListKeys, timelineKeys } from './keys'
export { Gallery } from './gallery/gallery'
export { accountSource, homeSource, linkSource, listSource, publicSource } from './engine/source'
export {
  timelineOptions,
  TimelineOptionsProvider,
  timelineOptionsSchema,
  useColumnTimelineOptions,
  type TimelineOptions,
} from './engine/options-store'
export { tagSource } from './tag/tag-source'
export type { AccountTab, PublicKind } from './engine/source'
export { bookmarksEntry, favouritesEntry, homeEntry, localEntry, publicEntry } from './nav-entries'
export { useOpenFeeds } from './use-open-feeds'
export { preloadFailures } from './timeline/lazy/lazy-states'
export { LinkHead } from './link-head'
export { lastReadOf, readLastRead, useLastReadState } from './home/marker-of'
export { MembersOnly } from './members-only'
export { ReloadListButton, StatusList } from './status-list/status-list'
export {
  bookmarksList,
  favouritesList,
  pinnedList,
  quotesList,
  type StatusListOptions,
} from './status-list/status-lists'
export { useVisibleStatusIds } from './rows/visibility'
export { TagEditor } from './tag/tag-editor'
export { tagModeOf } from './tag/tag-mode'
export { tagNames, tagSetName } from './tag/tag-names'
export { RelatedTags } from './tag/related-tags'
export { TagSummary } from './tag/tag-summary'
export { Timeline } from './timeline/timeline'
export { GapRow } from './timeline/lazy/lazy-gap-row'
export { loadReturnOffer } from './timeline/lazy/load-return-offer'
export { VisitedPosts } from './account/visited-posts'
export { OptionsMenu } from './timeline/lazy/lazy-options-menu'
export { ResumeOffer } from './timeline/lazy/lazy-home-extras'
export { RefreshButton } from './timeline/refresh-button'
export {
  showOwnPostInHome,
  showOwnPostOnProfile,
  keepHomeUpdated,
  refreshTimelines,
  removePendingOf,
  removeEverywhere,
  updateListTimeline,
} from './engine/apply-outside-changes'
export { removeFromFeeds } from './engine/lazy-remove-from-feeds'
export { suggestionsQuery } from './follow-suggestions/queries'
export { dismissSuggestion } from './follow-suggestions/mutations'
export { suggestionMessages, suggestionReason } from './follow-suggestions/suggestion-messages'
export { ProfileThumbnails } from './gallery/lazy-profile-thumbnails'
export type { TimelineState } from './engine/timeline-state'
export { columnTimeline } from './engine/column-timeline'
export { engineOf as timelineList, preloadHome, prepareTimelines } from './engine/engines'
