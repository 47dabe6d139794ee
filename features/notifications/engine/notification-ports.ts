import { hashKey, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { followStreams } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import type { PollTask, StreamEvent } from '@/lib/streaming'
import {
  groupedNotificationsDto,
  notificationsDto,
  type NotificationDto,
} from '@/schemas/notifications/notification'
import { notificationKeys } from '../keys'
import { normaliseGroups, normaliseSingles } from '../model/normalise-groups'
import type { NotificationPorts } from '../model/notification-list'
import { visibleGroup } from '../model/visible-group'
import {
  fetchGroupsPage,
  GROUPS_PATH,
  hasServerGroups,
  lacksText,
  NOTIFICATIONS_PATH,
  queryOfChoice,
  withFallback,
  type FetchedGroups,
} from '../queries'
import { arrivalRulesOf, choiceOfUser, groupRulesOf, isSilenced } from './group-rules'
import type { NotificationFilter } from './notification-filter'
import type { NotificationEngine } from './notification-engine'

/**
 * Returns a function that lists a notification of the user stream, together with the others of its batch. One of an
 * unknown type is listed with the text of the server.
 */
function streamListener(runtime: Runtime, list: NotificationEngine): (event: StreamEvent) => void {
  let batch: NotificationDto[] = []
  const arrive = (notification: NotificationDto) => {
    if (batch.push(notification) > 1) return
    queueMicrotask(() => {
      const all = batch
      batch = []
      listAll(runtime, list, all)
    })
  }
  return (event) => {
    if (event.event !== 'notification') return
    const { payload } = event
    if (!lacksText(runtime, payload)) return arrive(payload)
    void withFallback(runtime, payload).then(arrive)
  }
}

function listAll(runtime: Runtime, list: NotificationEngine, notifications: readonly NotificationDto[]) {
  const { cache } = runtime
  const { grouped } = choiceOfUser(runtime, list.filter)
  const read = notifications.map((notification) => normaliseSingles([notification], grouped))
  notifyManager.batch(() => {
    cache.ingest(
      read.flatMap(({ rows }) => rows),
      cache.tick(),
      { partial: true },
    )
    const rules = arrivalRulesOf(runtime, list.filter)
    list.notified(read.flatMap(({ groups }) => groups).filter((group) => visibleGroup(group, rules) !== null))
  })
}

/** Reads a page that this tab or another one polled: of groups, or of single notifications. */
function readPolled(runtime: Runtime, filter: NotificationFilter, page: unknown) {
  if (Array.isArray(page)) {
    const read = z.safeParse(notificationsDto, page)
    if (!read.success) return null
    const split = normaliseSingles(read.data, choiceOfUser(runtime, filter).grouped)
    return { ...split, lost: page.length - read.data.length }
  }
  const read = z.safeParse(groupedNotificationsDto, page)
  if (!read.success) return null
  const sent = z.safeParse(z.object({ notification_groups: z.array(z.unknown()) }), page)
  const count = sent.success ? sent.data.notification_groups.length : 0
  return { ...normaliseGroups(read.data), lost: count - read.data.notification_groups.length }
}

function onPolled(runtime: Runtime, list: NotificationEngine, page: unknown) {
  const { cache } = runtime
  const read = readPolled(runtime, list.filter, page)
  // A page without any readable notification says nothing about the list.
  if (!read || (read.lost > 0 && read.groups.length === 0)) return
  list.polled({ groups: read.groups, rows: read.rows, sent: cache.tick() }, { lost: read.lost })
}

const taskKey = (filter: NotificationFilter) => hashKey(notificationKeys.list(filter))

/** The page to poll. Its address is read for each request: the first one may show that there are no groups. */
const pollTask = (runtime: Runtime, filter: NotificationFilter): PollTask => ({
  key: taskKey(filter),
  get path() {
    return hasServerGroups(runtime) ? GROUPS_PATH : NOTIFICATIONS_PATH
  },
  get query() {
    return queryOfChoice(runtime, choiceOfUser(runtime, filter))
  },
})

/** Connects a list of notifications to the runtime: pages, visible groups and live updates. */
export function notificationPorts(
  runtime: Runtime,
  filter: NotificationFilter,
): NotificationPorts<FetchedGroups> {
  const { cache, streaming, poller } = runtime
  return {
    fetchPage: (request, signal) => fetchGroupsPage(runtime, choiceOfUser(runtime, filter), request, signal),
    read: ({ rows, sent }) => cache.ingest(rows, sent),
    isVisible: (group) => visibleGroup(group, groupRulesOf(runtime, filter)) !== null,
    isSilenced: (account) => isSilenced(runtime, account),
    isGrouped: () => hasServerGroups(runtime),
    isEmptyPageProof: true,
    channel: (list) =>
      followStreams(
        {
          streaming,
          poller,
          channels: [{ stream: 'user' }],
          task: pollTask(runtime, filter),
          onEvent: streamListener(runtime, list as NotificationEngine),
          onPolled: (page) => onPolled(runtime, list as NotificationEngine, page),
        },
        list,
      ),
    ignorePolled: () => poller.discard(taskKey(filter)),
    now: () => runtime.now(),
    onReachable: (listener) => onReachable(runtime, listener),
  }
}
