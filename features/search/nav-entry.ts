import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { SearchIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  search: { id: 'nav.search', defaultMessage: 'Search', description: 'Navigation: the search page' },
})

/** The search page. */
export const searchEntry: NavEntry = {
  id: 'search',
  order: 40,
  path: paths.search(),
  label: messages.search,
  icon: SearchIcon,
  visitors: true,
  needs: ['search'],
  barWithout: 'explore',
}
