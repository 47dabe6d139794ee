import { arriveHome, removeEverywhere } from '@/features/timelines'
import { onFact } from '@/lib/bus'
import { runtimes } from './runtimes'

/** What happened in one feature reaches the others that it concerns. */
export function connectReactions(): void {
  onFact('statusDeleted', ({ identity, statusId }) => {
    const runtime = runtimes.peek(identity)
    if (!runtime) return
    runtime.cache.bury(statusId)
    removeEverywhere(runtime, (id) => id === statusId)
  })
  onFact('statusPublished', ({ identity, statusId }) => {
    const runtime = runtimes.peek(identity)
    if (runtime && statusId !== null) arriveHome(runtime, statusId)
  })
}
