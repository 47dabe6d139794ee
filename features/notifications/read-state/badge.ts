import { QueryObserver, skipToken } from '@tanstack/react-query'
import type { Badge } from '@/lib/badges'
import { defineMessages } from '@/lib/i18n'
import { notificationKeys } from '../keys'

const messages = defineMessages({
  unread: {
    id: 'nav.unreadNotifications',
    defaultMessage: '{label}, {count, plural, one {# new notification} other {# new notifications}}',
    description:
      'For screen readers: name of the Notifications item of the navigation while some are unread; {label}: “Notifications”',
  },
})

/** Counts the unread notifications. `watchNotifications` keeps the number. */
export const notificationBadge: Badge = {
  entry: 'notifications',
  name: messages.unread,
  inTitle: true,
  showsCount: true,
  onApp: true,
  read: ({ client }) => client.getQueryData<number>(notificationKeys.badge()) ?? 0,
  subscribe: ({ client }, listener) =>
    new QueryObserver(client, { queryKey: notificationKeys.badge(), queryFn: skipToken }).subscribe(listener),
}
