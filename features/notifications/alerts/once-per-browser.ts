import { tabLocks } from '@/lib/util/tab-channel'
import { pause } from '@/lib/util/timing/pause'

/** Longest delay in ms between tabs that receive the same notification. */
const MAX_SPREAD = 5000
/** Longest time in ms until a notification that arrives together with its post shows that post. */
const MAX_RENDER_TIME = 150
/** Head start in ms of a tab that shows the notification. */
const HEAD_START = 250

/**
 * True in one tab only for each name, so that a notification alerts once although several tabs receive it. A tab that
 * shows it, now or soon after, claims the name first, so that the others stay quiet. Without locks (no TLS) every tab gets
 * true.
 */
export async function claimOnce(
  name: string,
  isSeen: () => boolean,
  locks: Pick<LockManager, 'request'> | null = tabLocks(),
): Promise<boolean> {
  if (!isSeen()) await pause(MAX_RENDER_TIME)
  if (!locks) return true
  if (!isSeen()) await pause(HEAD_START)
  return new Promise((resolve) => {
    locks
      .request(`skein:alert:${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? pause(MAX_SPREAD) : undefined
      })
      // The page may not use locks, e.g. in a sandboxed frame.
      .catch(() => resolve(true))
  })
}
