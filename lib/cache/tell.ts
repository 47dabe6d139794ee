import { notifyManager } from '@tanstack/react-query'

let atOnce = false

/** Makes a change that somebody asked for themselves: who shows it is told before the next frame, in one go. */
export function changeAtOnce<T>(change: () => T): T {
  atOnce = true
  try {
    return notifyManager.batch(change)
  } finally {
    atOnce = false
  }
}

/** When those who show something are told: after what goes on now, as Query itself does, and sooner of one's own doing. */
export function tellWhenDue(tell: () => void): void {
  if (atOnce) queueMicrotask(tell)
  else setTimeout(tell)
}
