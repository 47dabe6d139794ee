import { QueryObserver, skipToken, type QueryKey } from '@tanstack/react-query'
import { onFilters } from '@/features/filters'
import { onFact } from '@/lib/bus'
import { followStreams, isId, type ListState } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { throttle } from '@/lib/util/timing/throttle'
import type { NotificationId, StatusId } from '@/schemas/primitives'
import { notificationEngineOf, onListsOutdated } from '../engine/engines'
import { alertSettingsOf } from '../alerts/alert-settings'
import { choiceOfUser, groupRulesOf } from '../engine/group-rules'
import { onDismissed } from '../engine/share-dismissed'
import { notificationKeys } from '../keys'
import { notificationRows, type GroupsById } from '../model/rows'
import type { GroupRules } from '../model/visible-group'
import { queryOfUnread, readUnreadCount, UNREAD_PATH, unreadCountQuery } from '../queries'
import { notificationMarkerOf } from './read-marker'
import { isLoadedDownTo, isUnread } from './read-state'

/** The longest wait for the stream before the first request of the count, in ms. */
const STREAM_WAIT = 5000
/** The shortest time between two requests of the count, in ms. */
const REQUEST_INTERVAL = 5000
/** How often a visible tab with unread notifications asks whether another device read them, in ms. */
const MARKER_INTERVAL = 120_000

/** The polled number. */
const POLL_KEY = 'unread'

/** The unread groups of a list. */
interface CountedUnread {
  readonly count: number
  /** False when there may be more below the loaded ones. */
  readonly isComplete: boolean
}

/** Counts the groups that are newer than the marker, also pending ones. Pure. */
export function countUnread(
  { entries, hasMore }: Pick<ListState<NotificationId>, 'entries' | 'hasMore'>,
  groups: GroupsById,
  rules: GroupRules,
  readUpTo: NotificationId | null | undefined,
): CountedUnread {
  // Counted at every change, so the read groups, which may be thousands, are not checked.
  const unread = entries.filter((entry) => isId(entry) && isUnread(readUpTo, entry))
  return {
    count: notificationRows({ entries: unread, pendingCount: 0 }, groups, rules).length,
    isComplete: isLoadedDownTo({ entries, hasMore }, readUpTo),
  }
}

/** True for a loaded post that notifications may be about: the user wrote it or is mentioned in it. */
function concernsUser({ cache, me }: Runtime, id: StatusId): boolean {
  const status = cache.read('status', id)
  return status !== undefined && (status.account === me || status.mentions.some((each) => each.id === me))
}

/**
 * Keeps the number of unread groups at `notificationKeys.badge()`, until the returned function is called. The
 * server counts them until the list is opened, then the list does. Where the server does not count, the list is loaded.
 */
export function watchUnread(runtime: Runtime): () => void {
  const { client, http, streaming, poller } = runtime
  const marker = notificationMarkerOf(runtime)
  const engine = notificationEngineOf(runtime, 'all')
  const choice = () => choiceOfUser(runtime, 'all')
  const counts = () => http.capabilities.has('groupedNotifications')
  const unsubscribers: (() => void)[] = [marker.start()]
  let server: number | null = null
  let shown = 0
  let isMounted = false
  let clearings = 0

  // A list that is kept knows what was read in this browser before the server does.
  const keepList = () => {
    if (isMounted) return
    isMounted = true
    unsubscribers.push(engine.mount({ patient: true }))
  }
  const show = () => {
    const { state, store } = engine
    const readUpTo = marker.readUpTo()
    const listed =
      state.loaded && readUpTo !== undefined
        ? countUnread(state, store.all, groupRulesOf(runtime, 'all'), readUpTo)
        : null
    const count = listed?.isComplete ? listed.count : Math.max(listed?.count ?? 0, server ?? 0)
    shown = count
    client.setQueryData(notificationKeys.badge(), count)
    if (state.loaded || (http.capabilities.software !== null && !counts())) keepList()
  }
  // Once for all changes of an answer or of a batch of the stream: counting goes over all unread groups.
  let isPlanned = false
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      if (!isStopped) show()
    })
  }
  let isStopped = false
  unsubscribers.push(() => void (isStopped = true))
  let isStarted = false
  const request = throttle(() => {
    if (!isStarted || !counts() || engine.state.loaded) return show()
    const before = clearings
    void client.query({ ...unreadCountQuery(runtime, choice()), staleTime: 0 }).then(
      (count) => {
        if (clearings === before) server = count
        show()
      },
      () => {},
    )
  }, REQUEST_INTERVAL)
  // The stream reports what arrives after the count, so the count is requested once it is open.
  const start = () => {
    isStarted = true
    clearTimeout(waiting)
    request()
  }
  const waiting = setTimeout(start, STREAM_WAIT)
  const followDevices = setInterval(() => {
    if (shown > 0 && document.visibilityState === 'visible') void marker.read()
  }, MARKER_INTERVAL)
  const follow = (queryKey: QueryKey) =>
    new QueryObserver(client, { queryKey, queryFn: skipToken }).subscribe(plan)

  client.setQueryDefaults(notificationKeys.badge(), { staleTime: Infinity, gcTime: Infinity })
  const onVisible = () => void (document.visibilityState === 'visible' && request())
  document.addEventListener('visibilitychange', onVisible)
  let lastRead = marker.readUpTo()
  const onRead = () => {
    const readUpTo = marker.readUpTo()
    const isRaised = lastRead !== undefined && readUpTo !== lastRead
    lastRead = readUpTo
    if (isRaised && marker.isAhead && counts()) keepList()
    if (isRaised) request()
    show()
  }
  // Facts come before what they change elsewhere, e.g. which accounts are hidden.
  const recount = ({ identity }: { identity: string }) =>
    queueMicrotask(() => {
      if (identity !== runtime.identity.key) return
      request()
      show()
    })
  unsubscribers.push(
    marker.subscribe(onRead),
    onFact('accountHidden', recount),
    onFact('accountShown', recount),
    onFact('domainHidden', recount),
    onFact('domainShown', recount),
    onFact('statusDeleted', ({ identity, statusId }) => {
      // Posts of other people leave the timelines all the time.
      if (concernsUser(runtime, statusId)) recount({ identity })
    }),
    onDismissed(runtime, (made) => {
      if ('cleared' in made) {
        server = 0
        // Answers to earlier requests count what is deleted now.
        clearings += 1
        poller.discard(POLL_KEY)
        client.removeQueries({ queryKey: notificationKeys.unread() })
      }
      request()
      show()
    }),
    onListsOutdated(runtime, request),
    follow(engine.key),
    follow(notificationKeys.groups('all')),
    follow(notificationKeys.dismissed()),
    onFilters(runtime, show),
    http.capabilities.subscribe(request),
    alertSettingsOf(runtime.identity.key).subscribe(request),
    followStreams(
      {
        streaming,
        // Where the list is kept, it is polled itself.
        poller: {
          ...poller,
          add: (task, receive) => (counts() && !isMounted ? poller.add(task, receive) : () => {}),
        },
        channels: [{ stream: 'user' }],
        task: {
          key: POLL_KEY,
          path: UNREAD_PATH,
          // Evaluated for each request, since the hidden types can change.
          get query() {
            return queryOfUnread(choice())
          },
        },
        onEvent({ event, payload }) {
          const isUnknownPost = event === 'delete' && runtime.cache.read('status', payload) === undefined
          // The deleted post may be a counted mention that was never loaded.
          if (event === 'notification' || (isUnknownPost && server !== 0)) request()
        },
        onPolled(page) {
          server = readUnreadCount(page) ?? server
          show()
        },
      },
      { connected: start, disconnected: () => {} },
    ),
    () => document.removeEventListener('visibilitychange', onVisible),
    () => clearTimeout(waiting),
    () => clearInterval(followDevices),
    () => request.cancel(),
  )
  show()
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
