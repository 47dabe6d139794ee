import { listKey } from '@/lib/cache'
import type { AccountId } from '@/schemas/primitives'

export const notificationKeys = {
  /** The entries of a category; without one the prefix of all. */
  list: (filter?: string) => listKey('notifications', 'list', filter),
  /** The groups of the entries of a category. */
  groups: (filter?: string) => listKey('notifications', 'groups', filter),
  policy: () => listKey('notifications', 'policy'),
  requests: () => listKey('notifications', 'requests'),
  request: (id: string) => listKey('notifications', 'request', { id }),
  /** Notifications of an account; without one the prefix of all. */
  sender: (account?: AccountId) => listKey('notifications', 'sender', account),
  single: (id: string) => listKey('notifications', 'single', { id }),
  unread: () => listKey('notifications', 'unread'),
  /** The number of unread groups to show. */
  badge: () => listKey('notifications', 'badge'),
  people: (group: string) => listKey('notifications', 'people', group),
  dismissed: () => listKey('notifications', 'dismissed'),
}
