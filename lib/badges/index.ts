/** Numbers of new things that features contribute to the navigation, and to the title and the icon of the page. */
export { registerBadge, type Badge } from './badges'
export { useBadges, type Badges, type EntryBadge } from './use-badges'
