import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'
import { notificationKeys } from '../keys'
import { GroupStore } from '../model/group-store'
import { NotificationList } from '../model/notification-list'
import type { FetchedGroups } from '../queries'
import { notificationPorts } from './notification-ports'
import type { NotificationFilter } from './notification-filter'

/** The list of notifications of one category, connected to its runtime. */
export class NotificationEngine extends NotificationList<FetchedGroups> {
  #outdated = false
  readonly #outdatedChanges = createEmitter()

  constructor(
    readonly runtime: Runtime,
    readonly filter: NotificationFilter,
  ) {
    const { client } = runtime
    const store = new GroupStore(client, notificationKeys.groups(filter))
    super(client, notificationKeys.list(filter), store, notificationPorts(runtime, filter))
  }

  /** True when notifications changed anywhere in the list while the reader was further down. */
  readonly isOutdated = (): boolean => this.#outdated

  /** Calls `listener` when `isOutdated` changed; returns the unsubscriber. */
  readonly onOutdated = this.#outdatedChanges.subscribe

  #setOutdated(outdated: boolean) {
    if (outdated === this.#outdated) return
    this.#outdated = outdated
    this.#outdatedChanges.emit()
  }

  /**
   * Notifications changed anywhere in the list, e.g. when requests were accepted. Reads it again at once when the
   * reader is at the top, otherwise on request.
   */
  outdate(): void {
    if (!this.state.loaded) return
    if (this.views.atTop()) this.reload()
    else this.#setOutdated(true)
  }

  override reload(): void {
    this.#setOutdated(false)
    super.reload()
  }
}
