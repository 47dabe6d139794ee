import { notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  emptyList,
  LiveListEngine,
  type ListEvent,
  type ListState,
  type LiveListPorts,
  type PageRequest,
} from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import { createEmitter } from '@/lib/util/emitter'
import type { AccountId, NotificationId } from '@/schemas/primitives'
import type { NotificationGroup } from './group'
import type { GroupStore } from './group-store'
import { readAgain } from './read-again'
import { isListed, keepTopGroups, replacedEntries } from './rows'

/** A page of groups. */
export interface GroupsPage {
  readonly groups: readonly NotificationGroup[]
  /** Logical time of the request. */
  readonly sent: number
}

/** Connects a list of notifications to the server and the app. `read` only stores the entities of a page. */
export interface NotificationPorts<Page extends GroupsPage> extends Omit<
  LiveListPorts<NotificationId, Page>,
  'order' | 'read' | 'channel' | 'isVisible'
> {
  readonly read: (page: Page) => void
  /** True when a group has a row. */
  readonly isVisible: (group: NotificationGroup) => boolean
  /** True for accounts that are left out of groups, e.g. blocked ones. */
  readonly isSilenced: (account: AccountId) => boolean
  /**
   * True when pages have groups with the counts of the server. Without, every notification is an entry, and
   * groups are merged from them.
   */
  readonly isGrouped: () => boolean
  /** Reports new notifications; null when nothing does. Returns the unsubscriber. */
  readonly channel: ((list: NotificationList<Page>) => () => void) | null
  /** Ignores pages that any tab polled until now and that did not arrive yet. */
  readonly ignorePolled: () => void
}

/** Connects the ports of the generic list, which knows ids only. */
function listPorts<Page extends GroupsPage>(
  store: GroupStore,
  ports: NotificationPorts<Page>,
  handle: { list?: NotificationList<Page> },
): LiveListPorts<NotificationId, Page> {
  const { channel } = ports
  return {
    ...ports,
    order: compareId,
    read(page) {
      ports.read(page)
      store.put(page.groups)
      return page.groups.map(({ id }) => id)
    },
    isVisible: (id) => {
      const group = store.all[id]
      return group !== undefined && ports.isVisible(group)
    },
    channel: channel && (() => (handle.list ? channel(handle.list) : () => {})),
  }
}

/**
 * A live list of notification groups. An entry is the newest notification of a group, so entries sort by age and
 * are cursors of pages, and a group that grows moves to the top. Rows merge the entries of a group.
 */
export class NotificationList<Page extends GroupsPage> extends LiveListEngine<NotificationId, Page> {
  #outdated = false
  readonly #outdatedChanges = createEmitter()
  readonly #closing = new AbortController()
  /** The list while several notifications are added; null otherwise. */
  #draft: ListState<NotificationId> | null = null
  #pages = 0
  #isReading = false
  #isWanted = false

  constructor(
    client: QueryClient,
    key: QueryKey,
    readonly store: GroupStore,
    readonly own: NotificationPorts<Page>,
  ) {
    const handle: { list?: NotificationList<Page> } = {}
    super(client, key, listPorts(store, own, handle))
    handle.list = this
  }

  /**
   * Reads the list from its top again, for changes anywhere in it: accepted requests, everything cleared, and blocks,
   * after which groups of the server move down. Answers to earlier requests are ignored, also those to polls.
   */
  reload(): void {
    this.#setOutdated(false)
    this.own.ignorePolled()
    this.#reset()
    this.pump()
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
   * reader is at the top or waits for its first page, otherwise on request.
   */
  outdate(): void {
    const { loaded, requests } = this.state
    if (!loaded && requests.length === 0) return
    if (!loaded || this.views.atTop()) this.reload()
    else this.#setOutdated(true)
  }

  /**
   * Accounts are silenced since: groups of the server lose them, and move down without their newest account. Reads the
   * list again from its top, or in place for a reader further down. Without groups of the server nothing is missing.
   */
  silenced(): void {
    if (!this.own.isGrouped()) return
    if (!this.state.loaded || this.views.atTop()) this.outdate()
    else void this.#readAgain()
  }

  async #readAgain() {
    this.#isWanted = true
    if (this.#isReading) return
    this.#isReading = true
    while (this.#isWanted) {
      this.#isWanted = false
      await readAgain(this)
    }
    this.#isReading = false
  }

  /** Requests a page of the list once more, and merges it. Resolves to its ids; null when it could not be read. */
  async readPage(request: PageRequest<NotificationId>): Promise<readonly NotificationId[] | null> {
    const { side, anchor } = request
    const { signal } = this.#closing
    const id = `again${(this.#pages += 1)}`
    const isWaiting = () => !signal.aborted && this.state.requests.some((each) => each.id === id)
    for (const early of this.state.requests)
      if (early.side === side && early.anchor === anchor)
        this.dispatch({ type: 'abandoned', request: early.id })
    this.dispatch({ type: 'requested', request: id, side, anchor })
    try {
      const answer = isWaiting() ? await this.own.fetchPage(request, signal) : null
      if (!answer || !isWaiting()) return null
      return notifyManager.batch(() => {
        const ids = this.ports.read(answer.page)
        this.dispatch({
          type: 'answered',
          request: id,
          ids,
          ...(answer.link && { link: answer.link }),
          lost: answer.lost ?? 0,
          isProof: this.own.isEmptyPageProof === true,
          visible: ids.filter((each) => this.ports.isVisible(each)).length,
          constraints: this.views.constraints(),
        })
        return ids
      })
    } catch {
      // These groups stay as they are known, without the silenced accounts.
      if (isWaiting()) this.dispatch({ type: 'abandoned', request: id })
      return null
    }
  }

  override close(): void {
    this.#closing.abort()
    super.close()
  }

  /** Forgets the entries and every request in flight. */
  #reset() {
    const { updateSource, ordered, proof } = this.state
    this.client.setQueryData(this.key, { ...emptyList<NotificationId>(updateSource), ordered, proof })
  }

  /** Applies an event; the newest groups are never trimmed. */
  override dispatch(event: ListEvent<NotificationId>): void {
    const { store } = this
    super.dispatch(
      'constraints' in event && event.constraints
        ? { ...event, constraints: keepTopGroups(event.constraints, this.state, store.all) }
        : event,
    )
    store.prune(this.state)
  }

  override get state(): ListState<NotificationId> {
    return this.#draft ?? super.state
  }

  protected override write(state: ListState<NotificationId>): void {
    if (this.#draft) this.#draft = state
    else super.write(state)
  }

  /**
   * Notifications arrived, oldest first; their entities are in the cache. Their groups move to the top. The list changes
   * once for all of them, as each change renders it.
   */
  notified(arrivals: readonly NotificationGroup[]): void {
    notifyManager.batch(() => {
      const before = this.state
      this.#draft = before
      let after = before
      try {
        this.store.together(() => {
          for (const arrival of arrivals) this.#add(arrival)
        })
      } finally {
        after = this.#draft
        this.#draft = null
      }
      if (after === before) return
      super.write(after)
      this.store.prune(after)
    })
  }

  #add(arrival: NotificationGroup) {
    const { store } = this
    if (isListed(this.state, store.all, arrival)) return
    store.put([arrival])
    this.arrived(arrival.id)
    // An answer in flight may name a replaced entry as the newest, after a block. Keep both then.
    if (!this.own.isGrouped() || this.state.requests.length > 0) return
    const replaced = replacedEntries(this.state, store.all, arrival.id)
    if (replaced.length === 0) return
    store.merge(arrival.id, replaced)
    this.removed(replaced)
  }
}
