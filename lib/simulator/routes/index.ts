import { oauthRoutes } from '../oauth'
import { accountRoutes } from './accounts/accounts'
import { fileRoutes } from './statuses/files'
import { instanceRoutes } from './instance'
import { reactionRoutes } from './statuses/reactions'
import { selfRoutes } from './accounts/self'
import { statusRoutes } from './statuses/statuses'
import { streamingRoutes } from './streaming'
import { annualReportRoutes } from './annual-reports'
import { announcementRoutes } from './notifications/announcements'
import { collectionRoutes } from './collections'
import { conversationRoutes } from './notifications/conversations'
import { exploreRoutes } from './explore'
import { filterRoutes } from './accounts/filters'
import { groupedNotificationRoutes } from './notifications/grouped-notifications'
import { jobRoutes } from './jobs'
import { listRoutes } from './accounts/lists'
import { markRoutes } from './notifications/marks'
import { mediaRoutes } from './statuses/media'
import { notificationRequestRoutes } from './notifications/notification-requests'
import { notificationRoutes } from './notifications/notifications'
import { pollRoutes } from './statuses/polls'
import { profileRoutes } from './accounts/profile'
import { pushRoutes } from './notifications/push'
import { reportRoutes } from './accounts/reports'
import { scheduledRoutes } from './statuses/scheduled'
import { searchRoutes } from './search'
import { signUpRoutes } from './accounts/sign-up'
import { tagRoutes } from './tags'
import { RouteTable } from '../routing/table'
import { timelineRoutes } from './timelines'

/** All routes of the server. */
export const ROUTES = new RouteTable([
  ...oauthRoutes,
  ...instanceRoutes,
  ...accountRoutes,
  ...selfRoutes,
  ...statusRoutes,
  ...reactionRoutes,
  ...timelineRoutes,
  ...announcementRoutes,
  ...annualReportRoutes,
  ...collectionRoutes,
  ...conversationRoutes,
  ...exploreRoutes,
  ...filterRoutes,
  ...groupedNotificationRoutes,
  ...jobRoutes,
  ...listRoutes,
  ...markRoutes,
  ...mediaRoutes,
  ...notificationRequestRoutes,
  ...notificationRoutes,
  ...pollRoutes,
  ...profileRoutes,
  ...pushRoutes,
  ...reportRoutes,
  ...scheduledRoutes,
  ...searchRoutes,
  ...signUpRoutes,
  ...tagRoutes,
  ...streamingRoutes,
  ...fileRoutes,
])
