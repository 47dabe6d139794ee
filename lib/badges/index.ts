/** Counts of new items that features contribute to the navigation, and to title and icon of the page. */
export { registerBadge, type Badge } from './badges'
export { useBadges, type Badges, type EntryBadge } from './use-badges'
