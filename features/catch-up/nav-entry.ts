import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { TimeIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  catchUp: {
    id: 'nav.catchUp',
    defaultMessage: 'Catch up',
    description: 'Navigation: page with the posts of the home feed from a chosen period',
  },
})

/** The page that catches up with home. */
export const catchUpEntry: NavEntry = {
  id: 'catchUp',
  order: 70,
  path: paths.catchUp,
  label: messages.catchUp,
  icon: TimeIcon,
}
