import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { ExploreIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  explore: {
    id: 'nav.explore',
    defaultMessage: 'Explore',
    description: 'Navigation: page with trends and suggested accounts',
  },
})

/** Trends and suggested accounts. */
export const exploreEntry: NavEntry = {
  id: 'explore',
  order: 20,
  path: paths.explore,
  label: messages.explore,
  icon: ExploreIcon,
  visitors: true,
  needs: ['trendingStatuses', 'trendingTags', 'trendingLinks', 'suggestionsV2'],
  bar: 'all',
  tabs: true,
}
