import { InfiniteQueryObserver } from '@tanstack/react-query'
import { isApiError, type ApiError } from '@/lib/http'
import { idsOf } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { pause } from '@/lib/util/timing/pause'
import { createEmitter } from '@/lib/util/emitter'
import type { AccountId } from '@/schemas/primitives'
import { peopleKeys } from '../keys'
import { answerFollowRequest } from '../mutations'
import { followRequestsList, requestRule } from './request-list'

/** Wait after a rate limit that does not say when it ends, in ms. */
const DEFAULT_WAIT = 60_000

/** The progress of answering all requests, one after the other. */
export interface AnswerProgress {
  readonly accept: boolean
  /** Number of requests; null while they are loaded. */
  readonly total: number | null
  readonly done: number
  readonly failed: number
  /** When a rate limit ends, in ms since the epoch; null without one. */
  readonly waitsUntil: number | null
}

/** Outcome of a run: how many requests were answered, and how many answers the server refused. */
export type AnswerOutcome = Pick<AnswerProgress, 'done' | 'failed'> & {
  /** True when the user stopped it. */
  stopped: boolean
  /** The requests without an answer because the connection was lost: the first one may have been answered. */
  unsent: readonly AccountId[]
}

/** How a single answer ended; `lost`: the server could not be reached. */
type Sent = 'done' | 'failed' | 'lost'

/** Answers all requests of a runtime, also while another page is open. */
export function createAnswerAll(runtime: Runtime) {
  const { client, cache } = runtime
  const changes = createEmitter()
  let progress: AnswerProgress | null = null
  let running: AbortController | null = null

  const change = (next: AnswerProgress | null) => {
    progress = next
    changes.emit()
  }
  const update = (part: Partial<AnswerProgress>) => progress && change({ ...progress, ...part })

  /** Loads the rest of the list. Requests that arrive later are not answered. */
  async function load(signal: AbortSignal) {
    const observer = new InfiniteQueryObserver(client, followRequestsList(runtime))
    const stop = observer.subscribe(() => {})
    try {
      let result = observer.getCurrentResult()
      while (result.hasNextPage && !signal.aborted) {
        result = await observer.fetchNextPage({ cancelRefetch: false })
        if (result.isFetchNextPageError) throw result.error
      }
      return (result.data ? idsOf(result.data) : []).filter(requestRule(runtime))
    } finally {
      stop()
    }
  }

  /** Sends one answer; waits and repeats where the server limits requests. */
  async function send(id: AccountId, accept: boolean, signal: AbortSignal): Promise<Sent> {
    for (;;) {
      let error: unknown = null
      const onFailed = (reason: ApiError) => (error = reason)
      const done = await runtime.run(answerFollowRequest, { id, accept }, { onFailed, skipAlert: true })
      if (done) return 'done'
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
    /**
     * Answers every request, or those of `only`, until the connection is lost. Rejects when the list cannot be loaded. Null
     * while an earlier run is not finished.
     */
    async start(accept: boolean, only?: readonly AccountId[]): Promise<AnswerOutcome | null> {
      if (running) return null
      running = new AbortController()
      const { signal } = running
      change({ accept, total: null, done: 0, failed: 0, waitsUntil: null })
      let done = 0
      let failed = 0
      let unsent: readonly AccountId[] = []
      try {
        const ids = only ?? (await load(signal))
        update({ total: ids.length })
        for (const [at, id] of ids.entries()) {
          if (signal.aborted) break
          // Skip requests that were answered one by one since.
          if (!requestRule(runtime)(id)) continue
          const sent = await send(id, accept, signal)
          if (sent === 'done') done += 1
          else if (sent === 'failed' && !signal.aborted) failed += 1
          update({ done, failed })
          if (sent !== 'lost') continue
          // The following requests would fail too, each after its time limit.
          unsent = ids.slice(at)
          break
        }
        cache.sets.adjust(peopleKeys.requestCount(), (count: number) => Math.max(0, count - done))
        return { done, failed, stopped: signal.aborted, unsent }
      } finally {
        running = null
        change(null)
      }
    },
  }
}
