import { isPermanentError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { pause } from '@/lib/util/timing/pause'
import { backOff } from '@/lib/util/timing/retry'
import { mergedDto } from '@/schemas/notifications/notification-policy'
import { outdateLists } from '../engine/engines'
import { notificationKeys } from '../keys'
import { REQUESTS_PATH } from './request-list'
import { mergedNotifications } from './share-merged'

/** Maximum number of questions to the server: about ten minutes. */
const MAX_TRIES = 40
/** Longest pause between two questions, in ms. */
const LONGEST_PAUSE = 15_000
/** Time in ms in which an open stream reports what the server says. */
const REPORT_TIME = 2000

/** True when no notifications of accepted senders wait to be added. A server that can’t say so adds them at once. */
async function isMerged({ http }: Runtime, signal: AbortSignal): Promise<boolean> {
  try {
    return (await http.request(`${REQUESTS_PATH}/merged`, { schema: mergedDto, signal })).data.merged
  } catch (error) {
    return isPermanentError(error)
  }
}

/** Waits until the server has added the notifications of accepted senders, which takes it a while. */
function createMerging(runtime: Runtime) {
  let waiting: AbortController | null = null
  let listeners: (() => void)[] = []
  const closing = new AbortController()
  let isFollowing = false
  let reportedAt = 0

  function finish() {
    waiting?.abort()
    waiting = null
    outdateLists(runtime)
    void runtime.client.invalidateQueries({ queryKey: notificationKeys.policy() })
    const called = listeners
    listeners = []
    for (const listener of called) listener()
  }

  async function ask(signal: AbortSignal) {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      await pause(backOff(tries, 500, LONGEST_PAUSE), signal)
      if (signal.aborted) return
      const merged = await isMerged(runtime, signal)
      if (signal.aborted) return
      if (merged) {
        // An open stream reports it too, and the list should be read again once. A stream that was lost in between missed it.
        if (runtime.streaming.status() === 'open') await pause(REPORT_TIME, signal)
        if (signal.aborted) return
        finish()
        return mergedNotifications.send(runtime, null)
      }
    }
    waiting = null
  }

  runtime.onClose(() => {
    waiting?.abort()
    closing.abort()
  })
  return {
    expect(onMerged: () => void) {
      listeners.push(onMerged)
      waiting?.abort()
      waiting = new AbortController()
      void ask(waiting.signal)
    },
    reported() {
      reportedAt = Date.now()
      finish()
      mergedNotifications.send(runtime, null)
    },
    async follow() {
      if (isFollowing) return
      isFollowing = true
      const since = Date.now() - REPORT_TIME
      // Several tabs and the stream may report it: the lists are read again once.
      await pause(REPORT_TIME, closing.signal)
      isFollowing = false
      // A tab that is waiting asks the server itself.
      if (!closing.signal.aborted && waiting === null && reportedAt <= since) finish()
    },
  }
}

/** Requests were accepted: calls `onMerged` once their notifications are in the list. */
export const expectMerging = (runtime: Runtime, onMerged: () => void): void =>
  runtime.service(createMerging).expect(onMerged)

/** The stream reported that these notifications were added: reads lists and counts again, and ends the wait. */
export const finishMerging = (runtime: Runtime): void => runtime.service(createMerging).reported()

/** Another tab learned that these notifications were added: reads lists and counts again, unless the stream reports it. */
export const followMerging = (runtime: Runtime): void => void runtime.service(createMerging).follow()
