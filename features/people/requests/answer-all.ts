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

/** Outcome of a run: `failed` includes the requests that were not sent because of an error. */
export type AnswerOutcome = Pick<AnswerProgress, 'done' | 'failed'> & { stopped: boolean }

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

  /** Sends one answer; waits and repeats where the server limits requests. True when it was accepted. */
  async function send(id: AccountId, accept: boolean, signal: AbortSignal) {
    for (;;) {
      let error: unknown = null
      const onFailed = (reason: ApiError) => (error = reason)
      const done = await runtime.run(answerFollowRequest, { id, accept }, { onFailed, skipAlert: true })
      if (!isApiError(error, 'rateLimited')) return done
      const until = error.retryAt ?? runtime.now() + DEFAULT_WAIT
      update({ waitsUntil: until })
      await pause(Math.max(0, until - runtime.now()), signal)
      update({ waitsUntil: null })
      if (signal.aborted) return false
    }
  }

  runtime.onClose(() => running?.abort())
  return {
    progress: () => progress,
    subscribe: changes.subscribe,
    stop: () => running?.abort(),
    /** Answers every request. Rejects when the list cannot be loaded. */
    async start(accept: boolean): Promise<AnswerOutcome | null> {
      if (running) return null
      running = new AbortController()
      const { signal } = running
      change({ accept, total: null, done: 0, failed: 0, waitsUntil: null })
      let done = 0
      let failed = 0
      try {
        const ids = await load(signal)
        update({ total: ids.length })
        for (const id of ids) {
          if (signal.aborted) break
          // Skip requests that were answered one by one since.
          if (!requestRule(runtime)(id)) continue
          if (await send(id, accept, signal)) done += 1
          else if (!signal.aborted) failed += 1
          update({ done, failed })
        }
        cache.sets.adjust(peopleKeys.requestCount(), (count: number) => Math.max(0, count - done))
        return { done, failed, stopped: signal.aborted }
      } finally {
        running = null
        change(null)
      }
    },
  }
}
