import type { Runtime } from '@/lib/runtime'
import { notificationKeys } from '../keys'
import { GroupStore } from '../model/group-store'
import { NotificationList } from '../model/notification-list'
import type { FetchedGroups } from '../queries'
import { notificationPorts } from './notification-ports'
import type { NotificationFilter } from './notification-filter'

/** The list of notifications of one category, connected to its runtime. */
export class NotificationEngine extends NotificationList<FetchedGroups> {
  constructor(
    readonly runtime: Runtime,
    readonly filter: NotificationFilter,
  ) {
    const { client } = runtime
    const store = new GroupStore(client, notificationKeys.groups(filter))
    super(client, notificationKeys.list(filter), store, notificationPorts(runtime, filter))
  }
}
