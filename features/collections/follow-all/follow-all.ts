import { followAccount, unfollowAccount } from '@/features/accounts'
import { isApiError, type ApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'
import { pause } from '@/lib/util/timing/pause'
import type { AccountId } from '@/schemas/primitives'

/** Wait after a rate limit that does not say when it ends, in ms. */
const DEFAULT_WAIT = 60_000

/** The progress of following several people, or of undoing it, one after the other. */
export interface FollowProgress {
  readonly total: number
  readonly done: number
  /** When a rate limit ends, in ms since the epoch; null without one. */
  readonly waitsUntil: number | null
}

export interface FollowOutcome {
  /** The people that are followed or requested now. */
  readonly followed: readonly AccountId[]
  readonly failed: number
  /** True when the user stopped it, or the connection was lost. */
  readonly stopped: boolean
}

/** Follows many people of a runtime, also while another page is open. */
export function createFollowAll(runtime: Runtime) {
  const changes = createEmitter()
  let progress: FollowProgress | null = null
  let running: AbortController | null = null

  const change = (next: FollowProgress | null) => {
    progress = next
    changes.emit()
  }
  const update = (part: Partial<FollowProgress>) => progress && change({ ...progress, ...part })

  /** Sends one change; waits and repeats where the server limits requests. */
  async function send(id: AccountId, on: boolean, signal: AbortSignal): Promise<'done' | 'failed' | 'lost'> {
    const { me, cache } = runtime
    if (me === null) return 'failed'
    for (;;) {
      let error: unknown = null
      const onFailed = (reason: ApiError) => (error = reason)
      const subject = {
        id,
        me,
        locked: cache.read('account', id)?.locked ?? false,
        following: cache.read('relationship', id)?.following ?? false,
      }
      const handlers = { onFailed, skipAlert: true }
      const isDone = on
        ? await runtime.run(followAccount, subject, handlers)
        : await runtime.run(unfollowAccount, subject, handlers)
      if (isDone) return 'done'
      if (!isApiError(error, 'rateLimited')) return isApiError(error, 'network') ? 'lost' : 'failed'
      const until = error.retryAt ?? runtime.now() + DEFAULT_WAIT
      update({ waitsUntil: until })
      await pause(Math.max(0, until - runtime.now()), signal)
      update({ waitsUntil: null })
      if (signal.aborted) return 'failed'
    }
  }

  runtime.onClose(() => running?.abort())
  return {
    progress: () => progress,
    subscribe: changes.subscribe,
    stop: () => running?.abort(),
    /** Follows people, or ends that. Null while an earlier run is not finished. */
    async start(ids: readonly AccountId[], on = true): Promise<FollowOutcome | null> {
      if (running) return null
      running = new AbortController()
      const { signal } = running
      change({ total: ids.length, done: 0, waitsUntil: null })
      const followed: AccountId[] = []
      let failed = 0
      let isLost = false
      try {
        for (const id of ids) {
          if (signal.aborted || isLost) break
          const sent = await send(id, on, signal)
          if (sent === 'done') followed.push(id)
          else if (sent === 'failed' && !signal.aborted) failed += 1
          isLost = sent === 'lost'
          update({ done: followed.length + failed })
        }
        return { followed, failed, stopped: signal.aborted || isLost }
      } finally {
        running = null
        change(null)
      }
    },
  }
}
