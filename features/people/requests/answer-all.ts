import { InfiniteQueryObserver } from '@tanstack/react-query'
import { createLongWork, type WorkOutcome } from '@/lib/actions/long-work'
import { idsOf } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { peopleKeys } from '../keys'
import { answerFollowRequest } from '../mutations'
import { followRequestsList, requestRule } from './request-list'

/** Answers all requests of a runtime, also while another page is open. */
export function createAnswerAll(runtime: Runtime) {
  const { client, cache } = runtime
  const work = createLongWork<AccountId>(runtime)
  let isAccepting = true

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

  return {
    ...work,
    /** True while requests are accepted, false while they are rejected. */
    isAccepting: () => isAccepting,
    /**
     * Answers every request, or those of `only`, until the connection is lost. Rejects when the list cannot be loaded. Null
     * while an earlier run is not finished.
     */
    async start(accept: boolean, only?: readonly AccountId[]): Promise<WorkOutcome<AccountId> | null> {
      if (work.progress()) return null
      isAccepting = accept
      const outcome = await work.start({
        items: only ?? load,
        send: (id, handlers) => runtime.run(answerFollowRequest, { id, accept }, handlers),
        // Skips requests that were answered one by one since.
        isDue: (id) => requestRule(runtime)(id),
      })
      const answered = outcome?.done.length ?? 0
      cache.sets.adjust(peopleKeys.requestCount(), (count: number) => Math.max(0, count - answered))
      return outcome
    },
  }
}
