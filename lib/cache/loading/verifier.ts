import type { StatusId } from '@/schemas/primitives'
import { isApiError, type HttpReader } from '@/lib/http'
import type { Batches } from './batches'
import type { EntityCache } from '../entity-cache'
import type { IdsParam } from '../kinds/kind'
import { statusRequests } from '../kinds/status'

/** Time in ms during which ids are collected. */
const COLLECTING_TIME = 1000
/** Pause in ms between two requests. */
const REQUEST_PAUSE = 2000
/**
 * Maximum number of ids per request, and in the queue. Further ids are dropped; they are checked when such a
 * post is opened.
 */
const MAX_REQUEST_IDS = 20
const MAX_WAITING = 100
/** Maximum number of single requests between two pauses. */
const MAX_SINGLE_REQUESTS = 4

interface VerifierPorts {
  cache: EntityCache
  http: HttpReader
  batches: Batches
  signal: AbortSignal
  /** Called when the server no longer has this post. */
  onGone: (id: StatusId) => void
}

/**
 * Finds out which posts the server still has after they left a feed: a mute, a block or a changed list
 * removes posts from a feed by the same event as a deletion. Sends few requests, and none for posts that are
 * not cached.
 */
export function createVerifier({ cache, http, batches, signal, onGone }: VerifierPorts) {
  const waiting = new Set<StatusId>()
  let timer: ReturnType<typeof setTimeout> | null = null

  async function requestBatch(ids: StatusId[], idsParam: IdsParam): Promise<boolean> {
    const { rows, sent } = await statusRequests.batch.many(http, ids, idsParam)
    if (signal.aborted) return true
    const returned = new Set<string>(rows.filter(({ kind }) => kind === 'status').map(({ id }) => id))
    if (ids.some((id) => returned.has(id))) batches.proven('status')
    // An answer without any of them may be from a server that ignores the parameter.
    if (!batches.isProven('status')) return false
    cache.ingest(rows, sent)
    for (const id of ids) if (!returned.has(id)) onGone(id)
    return true
  }

  async function requestOne(id: StatusId): Promise<void> {
    try {
      const { rows, sent } = await statusRequests.one(http, id)
      if (!signal.aborted) cache.ingest(rows, sent)
    } catch (error) {
      if (isApiError(error, 'rateLimited')) throw error
      if (isApiError(error, 'notFound') && !signal.aborted) onGone(id)
    }
  }

  /** Requests `ids` and returns the pause in ms before the next request. */
  async function request(ids: StatusId[]): Promise<number> {
    const idsParam = ids.length > 1 ? batches.idsParamOf('status') : null
    try {
      if (idsParam !== null && (await requestBatch(ids, idsParam))) return REQUEST_PAUSE
    } catch (error) {
      if (isApiError(error, 'rateLimited')) return later(ids, error.retryAt)
      if (!isApiError(error, 'refused', 'notFound', 'invalid')) return REQUEST_PAUSE
      if (batches.refused('status', idsParam ?? 'id', error)) return later(ids, 0)
    }
    const left = [...ids]
    try {
      for (const id of ids.slice(0, MAX_SINGLE_REQUESTS)) {
        await requestOne(id)
        left.shift()
      }
      return later(left, 0)
    } catch (error) {
      return later(left, isApiError(error) ? error.retryAt : undefined)
    }
  }

  /** Puts `ids` back into the queue until `moment`, in ms since the epoch. */
  function later(ids: StatusId[], moment = Date.now() + 60_000): number {
    for (const id of ids) waiting.add(id)
    return Math.max(REQUEST_PAUSE, moment - Date.now())
  }

  function schedule(ms: number) {
    timer = setTimeout(() => {
      const ids = [...waiting].slice(0, MAX_REQUEST_IDS)
      for (const id of ids) waiting.delete(id)
      void request(ids).then((pause) => {
        timer = null
        if (waiting.size > 0 && !signal.aborted) schedule(pause)
      })
    }, ms)
  }

  signal.addEventListener('abort', () => {
    if (timer !== null) clearTimeout(timer)
    waiting.clear()
  })

  return (id: StatusId): void => {
    const cached = cache.read('status', id)
    if (signal.aborted || !cached || cached.gone || waiting.size >= MAX_WAITING) return
    waiting.add(id)
    if (timer === null) schedule(COLLECTING_TIME)
  }
}
