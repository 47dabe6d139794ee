import * as z from 'zod/mini'
import { emitFact } from '@/lib/bus'
import { followStreams } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { notificationsDto, type NotificationDto } from '@/schemas/notifications/notification'
import type { NotificationId } from '@/schemas/primitives'
import { choiceOfUser } from '../engine/group-rules'
import { NOTIFICATIONS_PATH, queryOfChoice } from '../queries'

declare module '@/lib/bus/facts' {
  interface Facts {
    /** A notification arrived while no stream was open. */
    notificationPolled: { identity: string; notification: NotificationDto }
  }
}

/** Maximum number of notifications of a page to report, so that alerts stay few after a long pause. */
const MAX_ARRIVALS = 3

/** Maximum number of notifications to request. */
const PAGE_SIZE = 20

/**
 * Returns what a polled page adds to the known notifications, oldest first and at most MAX_ARRIVALS. A page is the
 * newest first; servers that do not know `since_id` repeat known ones. Pure.
 */
export function arrivalsIn<Item extends { readonly id: NotificationId }>(
  known: ReadonlySet<NotificationId>,
  page: readonly Item[],
): Item[] {
  const firstKnown = page.findIndex(({ id }) => known.has(id))
  return page
    .slice(0, firstKnown < 0 ? page.length : firstKnown)
    .slice(0, MAX_ARRIVALS)
    .reverse()
}

/**
 * Polls for new notifications while no stream is open, reads a page when a lost stream is open again, and emits each as
 * `notificationPolled`, except those from before the start. Returns the function that stops it.
 */
export function watchPolledArrivals(runtime: Runtime): () => void {
  const { identity, http, streaming, poller } = runtime
  const known = new Set<NotificationId>()
  let newest: NotificationId | undefined
  let isStarted = false
  /** When the stream opened for the first time, in ms. */
  let openedAt: number | null = null
  const stopped = new AbortController()
  const note = (ids: readonly NotificationId[]) => {
    isStarted = true
    newest = ids[0] ?? newest
    for (const id of ids) known.add(id)
  }
  // Evaluated for each request, so that a page has only new notifications.
  const query = () => ({
    ...queryOfChoice(runtime, choiceOfUser(runtime, 'all')),
    limit: PAGE_SIZE,
    since_id: newest,
  })
  /** `before` and `wasStarted`: what was known when the page was requested. */
  const receive = (page: readonly NotificationDto[], before = new Set(known), wasStarted = isStarted) => {
    // Without a known notification, only the time tells which ones the stream should have delivered.
    const from = openedAt ?? Infinity
    const candidates = wasStarted ? page : page.filter(({ created_at }) => Date.parse(created_at) > from)
    const arrivals = arrivalsIn(before, candidates).filter(({ id }) => !known.has(id))
    note(page.map(({ id }) => id))
    for (const notification of arrivals)
      emitFact('notificationPolled', { identity: identity.key, notification })
  }
  /** Reads what arrived between two streams. */
  const catchUp = async () => {
    const before = new Set(known)
    const wasStarted = isStarted
    const { signal } = stopped
    const { data } = await http.request(NOTIFICATIONS_PATH, {
      query: query(),
      schema: notificationsDto,
      signal,
    })
    if (!signal.aborted) receive(data, before, wasStarted)
  }
  const unfollow = followStreams(
    {
      streaming,
      poller,
      channels: [{ stream: 'user' }],
      task: {
        key: 'arrivals',
        path: NOTIFICATIONS_PATH,
        get query() {
          return query()
        },
      },
      onEvent(event) {
        if (event.event === 'notification') note([event.payload.id])
      },
      onPolled(page) {
        const read = z.safeParse(notificationsDto, page)
        if (read.success) receive(read.data)
      },
    },
    {
      connected() {
        // At the start nothing was missed. Without an answer there is no alert; the list itself has what arrived.
        if (isStarted || openedAt !== null) catchUp().catch(() => {})
        openedAt ??= runtime.now()
      },
      disconnected: () => {},
    },
  )
  return () => {
    stopped.abort()
    unfollow()
  }
}
