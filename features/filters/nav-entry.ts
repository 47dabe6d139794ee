import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { FilterIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  filters: { id: 'nav.filters', defaultMessage: 'Filters', description: 'Navigation: the user’s filters' },
})

/** The filters of the user. */
export const filtersEntry: NavEntry = {
  id: 'filters',
  order: 140,
  path: paths.filters,
  label: messages.filters,
  icon: FilterIcon,
  needs: ['filtersV2', 'filtersV1'],
}
