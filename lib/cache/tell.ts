import { notifyManager } from '@tanstack/react-query'

let atOnce = false

/** Makes a change by the user: components are notified before the next frame, in one batch. */
export function changeAtOnce<T>(change: () => T): T {
  atOnce = true
  try {
    return notifyManager.batch(change)
  } finally {
    atOnce = false
  }
}

/** Schedules notifications: in a timer, as Query does, and in a microtask for the user's own changes. */
export function tellWhenDue(tell: () => void): void {
  if (atOnce) queueMicrotask(tell)
  else setTimeout(tell)
}
