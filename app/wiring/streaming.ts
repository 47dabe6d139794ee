import { followAnnouncements, missAnnouncements } from '@/features/announcements'
import { reloadFilters } from '@/features/filters'
import { finishMerging } from '@/features/notifications'
import { addMissedRequests, noteFollowRequest } from '@/features/people'
import { notifyThreads } from '@/features/statuses'
import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'
import { onceAsync } from '@/lib/util/once-async'
import type { NotificationDto } from '@/schemas/notifications/notification'

type Handler = (runtime: Runtime, event: StreamEvent) => void

export interface StreamTable {
  /** The features that handle each event. */
  events: Readonly<Record<StreamEvent['event'], readonly Handler[]>>
  /** Called when the stream is connected: events may have been missed until then. */
  onUp: readonly ((runtime: Runtime) => void)[]
  /** Called when the stream is lost: events may be missed until it is back. */
  onDown: readonly ((runtime: Runtime) => void)[]
}

/** Loads with the first notification. Once, since each import waits for its styles again. */
const loadDesktopAlerts = onceAsync(() => import('./desktop-alerts'))

/** Alerts the user. */
export const alertLater = (runtime: Runtime, notification: NotificationDto): void =>
  void loadDesktopAlerts().then(
    ({ alertOfNotification }) => alertOfNotification(runtime, notification),
    () => {},
  )

const alertOfEvent: Handler = (runtime, event) => {
  if (event.event === 'notification') alertLater(runtime, event.payload)
}

const noteRequestOfEvent: Handler = (runtime, event) => {
  if (event.event === 'notification') noteFollowRequest(runtime, event.payload)
}

/**
 * The features that handle the events of the user stream. Lists subscribe to the streams of their posts themselves,
 * since these depend on the list and on whether it is on screen.
 */
const TABLE: StreamTable = {
  events: {
    update: [notifyThreads],
    'status.update': [notifyThreads],
    delete: [notifyThreads],
    notification: [notifyThreads, noteRequestOfEvent, alertOfEvent],
    filters_changed: [reloadFilters],
    // No feature shows these yet.
    conversation: [],
    announcement: [followAnnouncements],
    'announcement.reaction': [followAnnouncements],
    'announcement.delete': [followAnnouncements],
    notifications_merged: [(runtime) => void finishMerging(runtime)],
  },
  onUp: [addMissedRequests],
  onDown: [missAnnouncements],
}

/** Passes the events of the user stream to the features. Returns the function that stops it. Does nothing for visitors. */
export function connectStreaming(
  runtime: Runtime,
  { events, onUp, onDown }: StreamTable = TABLE,
): () => void {
  if (runtime.me === null) return () => {}
  return runtime.streaming.subscribe(
    { stream: 'user' },
    (event) => {
      for (const handle of events[event.event]) handle(runtime, event)
    },
    (link) => {
      for (const handle of link === 'up' ? onUp : onDown) handle(runtime)
    },
  )
}
