/** Notifications: groups, their sentences, and what the server stores about them. */
import { lazyPart } from '@/lib/ui/lazy-part'
import './row/people/people-payload'

export { countOf, sampleOf, type GroupDetails, type NotificationGroup } from './model/group'
export type { NotificationListRow } from './model/rows'
export { alertSettingsOf } from './alerts/alert-settings'
export { isQuietNow, onQuiet } from './alerts/quiet'
export { alertArrival } from './alerts/alert-arrival'
export { notificationsEntry } from './nav-entry'
export { PauseNotice } from './pause/pause-notice'
export { finishMerging } from './requests/lazy-merging'
export { refreshRequests, removeRequestsOf } from './requests/request-list'
export { SenderNotifications } from './requests/sender-notifications'
export { useRequest } from './requests/use-request'
export { RequestsList } from './requests/requests-list'
export { WaitingBanner, WaitingButton } from './requests/waiting-banner'
export { notificationPolicyQuery, unreadCountQuery } from './queries'
export { sentenceOf, spokenSentence } from './sentence'
export { NotificationFilterBar } from './list/filter-bar'
export {
  isNotificationFilter,
  NOTIFICATION_FILTERS,
  type NotificationFilter,
} from './engine/notification-filter'
export { notificationEngineOf as notificationList } from './engine/engines'
export { FILTER_ICONS } from './list/filter-icons'
export { filterMessages } from './list/messages'
export { OwnCategoryProvider, useFilterBar } from './list/filter-store'
export { NotificationActions } from './list/notification-menu'
export { Notifications } from './list/notifications'
export { refreshNotifications } from './list/refresh-notifications'
export { MissedSummary } from './missed/missed-summary'
export { notificationBadge } from './read-state/badge'
export { notificationsTopic } from './settings/notifications-topic'
export { watchNotifications } from './read-state/watch-notifications'

/** The modal of type NOTIFICATION_PEOPLE. */
export const NotificationPeopleDialog = lazyPart(() => import('./row/people/people-dialog'))
