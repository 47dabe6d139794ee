import { oauthRoutes } from '../oauth'
import { accountRoutes } from './accounts'
import { fileRoutes } from './files'
import { instanceRoutes } from './instance'
import { reactionRoutes } from './reactions'
import { selfRoutes } from './self'
import { statusRoutes } from './statuses'
import { streamingRoutes } from './streaming'
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
  ...streamingRoutes,
  ...fileRoutes,
])
