import * as z from 'zod/mini'
import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { pause } from '@/lib/util/timing/pause'
import { backOff } from '@/lib/util/timing/retry'
import { notificationEngines } from '../engine/engines'
import { notificationKeys } from '../keys'
import { REQUESTS_PATH } from './request-list'

/** Most questions to the server: about ten minutes. */
const MAX_TRIES = 40
/** Longest pause between two questions, in ms. */
const LONGEST_PAUSE = 15_000
/** Time in ms in which an open stream reports what the server says. */
const REPORT_TIME = 2000

const mergedDto = z.object({ merged: z.boolean() })

/** True when no notifications of accepted senders wait to be added. A server that can’t say so adds them at once. */
async function isMerged({ http }: Runtime, signal: AbortSignal): Promise<boolean> {
  try {
    return (await http.request(`${REQUESTS_PATH}/merged`, { schema: mergedDto, signal })).data.merged
  } catch (error) {
    return isApiError(error, 'notFound', 'refused', 'invalid')
  }
}

const outdateLists = (runtime: Runtime) => {
  for (const engine of notificationEngines(runtime)) engine.outdate()
}

/** Waits until the server has added the notifications of accepted senders, which takes it a while. */
function createMerging(runtime: Runtime) {
  let waiting: AbortController | null = null
  let listeners: (() => void)[] = []

  function finish() {
    waiting?.abort()
    waiting = null
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
        outdateLists(runtime)
        return finish()
      }
    }
    waiting = null
  }

  runtime.onClose(() => waiting?.abort())
  return {
    expect(onMerged: () => void) {
      listeners.push(onMerged)
      waiting?.abort()
      waiting = new AbortController()
      void ask(waiting.signal)
    },
    finish,
  }
}

/** Requests were accepted: calls `onMerged` once their notifications are in the list. */
export const expectMerging = (runtime: Runtime, onMerged: () => void): void =>
  runtime.service(createMerging).expect(onMerged)

/** The server added the notifications of accepted senders: reads lists and counts again, and ends the wait. */
export function finishMerging(runtime: Runtime): void {
  outdateLists(runtime)
  runtime.service(createMerging).finish()
}
