import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { ListIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  lists: { id: 'nav.lists', defaultMessage: 'Lists', description: 'Navigation: the user’s lists' },
})

/** The lists of the user. */
export const listsEntry: NavEntry = {
  id: 'lists',
  order: 100,
  path: paths.lists,
  label: messages.lists,
  icon: ListIcon,
  needs: ['lists'],
}
