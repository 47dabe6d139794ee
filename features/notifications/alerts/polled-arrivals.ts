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
 * Polls for new notifications while no stream is open, and emits each as `notificationPolled`, except those of the
 * first page. Returns the function that stops it.
 */
export function watchPolledArrivals(runtime: Runtime): () => void {
  const { identity, streaming, poller } = runtime
  const known = new Set<NotificationId>()
  let newest: NotificationId | undefined
  let isStarted = false
  const note = (ids: readonly NotificationId[]) => {
    isStarted = true
    newest = ids[0] ?? newest
    for (const id of ids) known.add(id)
  }
  return followStreams(
    {
      streaming,
      poller,
      channels: [{ stream: 'user' }],
      task: {
        key: 'arrivals',
        path: NOTIFICATIONS_PATH,
        // Evaluated for each request, so that a page has only new notifications.
        get query() {
          const choice = queryOfChoice(runtime, choiceOfUser(runtime, 'all'))
          return { ...choice, limit: PAGE_SIZE, since_id: newest }
        },
      },
      onEvent(event) {
        if (event.event === 'notification') note([event.payload.id])
      },
      onPolled(page) {
        const read = z.safeParse(notificationsDto, page)
        if (!read.success) return
        const arrivals = isStarted ? arrivalsIn(known, read.data) : []
        note(read.data.map(({ id }) => id))
        for (const notification of arrivals)
          emitFact('notificationPolled', { identity: identity.key, notification })
      },
    },
    { connected: () => {}, disconnected: () => {} },
  )
}
