import { missFilterChanges, reloadFilters } from '@/features/filters'
import { hearInThreads } from '@/features/statuses'
import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'

type Handler = (runtime: Runtime, event: StreamEvent) => void

export interface StreamTable {
  /** The features that handle each event. */
  events: Readonly<Record<StreamEvent['event'], readonly Handler[]>>
  /** Called when the stream is lost: events may be missed until it is back. */
  onDown: readonly ((runtime: Runtime) => void)[]
}

/**
 * The features that handle the events of an account's own stream. Lists follow the streams of their posts themselves,
 * since those depend on the list and on whether it is on screen.
 */
const TABLE: StreamTable = {
  events: {
    update: [hearInThreads],
    'status.update': [hearInThreads],
    delete: [hearInThreads],
    notification: [hearInThreads],
    filters_changed: [reloadFilters],
    // No feature shows these yet.
    conversation: [],
    announcement: [],
    'announcement.reaction': [],
    'announcement.delete': [],
    notifications_merged: [],
  },
  onDown: [missFilterChanges],
}

/** Gives the events of the account's own stream to the features. Returns the end of it; nothing for visitors. */
export function connectStreaming(runtime: Runtime, { events, onDown }: StreamTable = TABLE): () => void {
  if (runtime.me === null) return () => {}
  return runtime.streaming.subscribe(
    { stream: 'user' },
    (event) => {
      for (const handle of events[event.event]) handle(runtime, event)
    },
    (link) => {
      if (link === 'down') for (const handle of onDown) handle(runtime)
    },
  )
}
