import { defineMessages } from '@/lib/i18n'
import type { NavEntry } from '@/lib/nav-entries'
import { paths } from '@/lib/navigation'
import { NotificationsIcon } from '@/lib/ui/icons'

const messages = defineMessages({
  notifications: {
    id: 'nav.notifications',
    defaultMessage: 'Notifications',
    description: 'Navigation: the user’s notifications',
  },
})

/** The notifications of the user. */
export const notificationsEntry: NavEntry = {
  id: 'notifications',
  order: 30,
  path: paths.notifications,
  label: messages.notifications,
  icon: NotificationsIcon,
  bar: 'all',
  loadRefresh: async () => (await import('./list/refresh-notifications')).refreshNotifications,
}
