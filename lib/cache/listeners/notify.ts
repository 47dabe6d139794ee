import { notifyManager } from '@tanstack/react-query'

let immediate = false

/** Makes a change by the user: components are notified before the next frame, in one batch. */
export function changeAtOnce<T>(change: () => T): T {
  immediate = true
  try {
    return notifyManager.batch(change)
  } finally {
    immediate = false
  }
}

/** Schedules notifications: in a timer, as Query does, and in a microtask for the user's own changes. */
export function scheduleNotification(notify: () => void): void {
  if (immediate) queueMicrotask(notify)
  else setTimeout(notify)
}
