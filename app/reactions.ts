import { contextKey, type Context } from '@/features/statuses'
import { arriveHome, removeEverywhere } from '@/features/timelines'
import { onFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { runtimes } from './runtimes'

/** An answer of one's own joins the conversations on screen that it belongs to. */
function joinThreads({ client, cache }: Runtime, id: StatusId) {
  const parent = cache.read('status', id)?.in_reply_to_id
  if (!parent) return
  for (const query of client.getQueryCache().findAll({ queryKey: contextKey('' as StatusId).slice(0, -1) })) {
    const focused = query.queryKey.at(-1)
    client.setQueryData<Context>(query.queryKey, (held) => {
      if (!held || held.descendants.includes(id)) return held
      const known = parent === focused || held.descendants.includes(parent)
      return known ? { ...held, descendants: [...held.descendants, id] } : held
    })
  }
}

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
    if (!runtime || statusId === null) return
    arriveHome(runtime, statusId)
    joinThreads(runtime, statusId)
  })
}
