import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { CalendarIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  scheduled: {
    id: 'nav.scheduled',
    defaultMessage: 'Scheduled posts',
    description: 'Navigation: the user’s scheduled posts',
  },
})

/** The posts that are published later. */
export const scheduledEntry: NavEntry = {
  id: 'scheduled',
  order: 130,
  path: paths.scheduled,
  label: messages.scheduled,
  icon: CalendarIcon,
  needs: ['scheduledPosts'],
}
