import { oauthRoutes } from '../oauth'
import { accountRoutes } from './accounts'
import { fileRoutes } from './files'
import { instanceRoutes } from './instance'
import { reactionRoutes } from './reactions'
import { selfRoutes } from './self'
import { statusRoutes } from './statuses'
import { streamingRoutes } from './streaming'
import { announcementRoutes } from './announcements'
import { collectionRoutes } from './collections'
import { conversationRoutes } from './conversations'
import { exploreRoutes } from './explore'
import { filterRoutes } from './filters'
import { groupedNotificationRoutes } from './grouped-notifications'
import { jobRoutes } from './jobs'
import { listRoutes } from './lists'
import { markRoutes } from './marks'
import { mediaRoutes } from './media'
import { notificationRequestRoutes } from './notification-requests'
import { notificationRoutes } from './notifications'
import { pollRoutes } from './polls'
import { profileRoutes } from './profile'
import { pushRoutes } from './push'
import { reportRoutes } from './reports'
import { scheduledRoutes } from './scheduled'
import { signUpRoutes } from './sign-up'
import { tagRoutes } from './tags'
import { RouteTable } from './table'
import { timelineRoutes } from './timelines'

/** Every route of the server. */
export const ROUTES = new RouteTable([
  ...oauthRoutes,
  ...instanceRoutes,
  ...accountRoutes,
  ...selfRoutes,
  ...statusRoutes,
  ...reactionRoutes,
  ...timelineRoutes,
  ...announcementRoutes,
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
  ...signUpRoutes,
  ...tagRoutes,
  ...streamingRoutes,
  ...fileRoutes,
])
