import type { IdOf, Kind } from '@/schemas/entities'
import { isApiError, type HttpReader } from '@/lib/http'
import { onceAsync } from '@/lib/util/once-async'
import { retry } from '@/lib/util/timing/retry'
import { createEmitter } from '@/lib/util/emitter'
import { createBatches, type Batches } from './batches'
import type { EntityCache } from '../entity-cache'
import { entityHash } from '../keys'
import type { EntityRef, EntityRow } from '../row'

export interface LoaderPorts {
  cache: EntityCache
  http: HttpReader
  /** True when a user is signed in: visitors have no relationships. */
  signedIn: () => boolean
  /** Called for a post that `verify` found to be deleted. */
  onGone?: (id: IdOf['status']) => void
}

export interface EntityLoader {
  /** Whether and how the server answers requests for several ids. */
  readonly batches: Batches
  /** Requests an entity that a row needs, in a batch with others of its kind. */
  need<K extends Kind>(kind: K, id: IdOf[K]): void
  /** Requests an entity now, cached or not. Resolves to true when the server returned it. */
  refresh(ref: EntityRef): Promise<boolean>
  /** Finds out, in batches, whether the server still has a post that left a feed. */
  verify(id: IdOf['status']): void
  /** True when the server does not have the entity, or does not show it to this user. */
  isMissing<K extends Kind>(kind: K, id: IdOf[K]): boolean
  /** Calls `listener` when further entities were found to be missing; returns the unsubscriber. */
  onMissing(listener: () => void): () => void
  /**
   * Requests again after network failures; also done when the browser is online again, and after any success.
   */
  retryLost(): void
  /** Drops the queue and requests nothing more. */
  close(): void
}

const SINGLES_AT_ONCE = 4
const isRetryable = (error: unknown) => isApiError(error, 'network')

/** Loads single entities that rows or mutations need, in as few requests as the server allows. */
export function createEntityLoader({ cache, http, signedIn, onGone = () => {} }: LoaderPorts): EntityLoader {
  const waiting = new Map<Kind, Set<string>>()
  const timers = new Map<Kind, ReturnType<typeof setTimeout>>()
  const inFlight = new Set<string>()
  const missing = new Set<string>()
  const lost = new Map<string, { kind: Kind; id: string }>()
  const limitedUntil = new Map<Kind, number>()
  const missed = createEmitter()
  const batches = createBatches(http, cache.kinds)
  const ended = new AbortController()

  const hashOf = (kind: Kind, id: string) => entityHash(kind, id as IdOf[Kind])
  /** Returns the requests of a kind, or undefined when it has none, for this user or any more. */
  const requestsOf = (kind: Kind) => {
    const { requests } = cache.kinds.get(kind)
    return !ended.signal.aborted && (!requests?.signedInOnly || signedIn()) ? requests : undefined
  }

  const has = (kind: Kind, id: string) => cache.read(kind, id as IdOf[Kind]) !== undefined
  const markMissing = (kind: Kind, ids: string[]) => {
    const before = missing.size
    for (const id of ids) if (!has(kind, id)) missing.add(hashOf(kind, id))
    if (missing.size > before) missed.emit()
  }

  const enqueue = (kind: Kind, id: string) => {
    const ids = waiting.get(kind) ?? new Set()
    waiting.set(kind, ids.add(id))
    if (timers.has(kind)) return
    const { wait = 0 } = cache.kinds.get(kind).requests ?? {}
    const pause = Math.max(wait, (limitedUntil.get(kind) ?? 0) - Date.now())
    timers.set(
      kind,
      setTimeout(() => flush(kind), pause),
    )
  }

  const retryLost = () => {
    if (ended.signal.aborted) return
    for (const { kind, id } of lost.values()) enqueue(kind, id)
    lost.clear()
  }

  const take = (rows: EntityRow[], sent: number) => {
    cache.ingest(rows, sent)
    retryLost()
  }

  /** Marks missing entities; keeps others for a retry after network failures or rate limits. */
  const fail = (error: unknown, kind: Kind, ids: string[]) => {
    if (isApiError(error, 'notFound', 'refused', 'invalid')) markMissing(kind, ids)
    else if (isApiError(error, 'network')) for (const id of ids) lost.set(hashOf(kind, id), { kind, id })
    else if (isApiError(error, 'rateLimited')) {
      limitedUntil.set(kind, error.retryAt ?? Date.now() + 60_000)
      for (const id of ids) enqueue(kind, id)
    }
  }

  async function loadOne(kind: Kind, id: string): Promise<boolean> {
    const requests = requestsOf(kind)
    if (!requests) return false
    const hash = hashOf(kind, id)
    inFlight.add(hash)
    try {
      const { rows, sent } = await retry(() => requests.one(http, id), {
        when: isRetryable,
        signal: ended.signal,
      })
      if (ended.signal.aborted) return false
      missing.delete(hash)
      take(rows, sent)
      markMissing(kind, [id])
      return true
    } catch (error) {
      fail(error, kind, [id])
      return false
    } finally {
      inFlight.delete(hash)
    }
  }

  async function loadSingly(kind: Kind, ids: string[]) {
    const left = [...ids]
    const work = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await loadOne(kind, id)
    }
    await Promise.all(Array.from({ length: Math.min(SINGLES_AT_ONCE, ids.length) }, work))
  }

  async function loadMany(kind: Kind, ids: string[]): Promise<void> {
    const batch = requestsOf(kind)?.batch
    const idsParam = ids.length > 1 ? batches.idsParamOf(kind) : null
    if (!batch || idsParam === null) return loadSingly(kind, ids)
    try {
      const { rows, sent } = await retry(() => batch.many(http, ids, idsParam), {
        when: isRetryable,
        signal: ended.signal,
      })
      if (ended.signal.aborted) return
      take(rows, sent)
      const left = ids.filter((id) => !has(kind, id))
      if (left.length < ids.length) batches.proven(kind)
      // snac returns only the first of several relationships.
      if (kind === 'relationship' && left.length > 0 && rows.length === 1) {
        await loadSingly(kind, left)
        if (left.some((id) => has(kind, id))) batches.giveUp(kind)
        return
      }
      // An answer without any of them may be from a server that ignores the parameter.
      if (batches.isProven(kind)) markMissing(kind, ids)
      else await loadSingly(kind, left)
    } catch (error) {
      // An error of the batch request says nothing about single entities.
      if (!isApiError(error, 'refused', 'notFound', 'invalid')) fail(error, kind, ids)
      else if (batches.refused(kind, idsParam, error)) await loadMany(kind, ids)
      else await loadSingly(kind, ids)
    } finally {
      for (const id of ids) inFlight.delete(hashOf(kind, id))
    }
  }

  /** True when the page of an entity is fetching it already; requests it again when that fails. */
  const isBeingRead = (kind: Kind, id: string) => {
    const query = cache.client.getQueryCache().get(hashOf(kind, id))
    if (query?.state.fetchStatus !== 'fetching') return false
    query.promise?.catch(() => need(kind, id as IdOf[Kind]))
    return true
  }

  function flush(kind: Kind) {
    timers.delete(kind)
    const ids = [...(waiting.get(kind) ?? [])].filter(
      (id) => !has(kind, id) && !inFlight.has(hashOf(kind, id)) && !isBeingRead(kind, id),
    )
    waiting.delete(kind)
    const requests = requestsOf(kind)
    if (!requests) return
    for (const id of ids) inFlight.add(hashOf(kind, id))
    const limit = requests.batch?.limit
    if (limit === undefined) void loadSingly(kind, ids)
    else for (let at = 0; at < ids.length; at += limit) void loadMany(kind, ids.slice(at, at + limit))
  }

  globalThis.addEventListener?.('online', retryLost, { signal: ended.signal })

  function need<K extends Kind>(kind: K, id: IdOf[K]) {
    const hash = entityHash(kind, id)
    if (!requestsOf(kind) || inFlight.has(hash) || missing.has(hash) || cache.read(kind, id)) return
    enqueue(kind, id)
  }

  // Loaded when the first post leaves a feed.
  const verifier = onceAsync(async () => {
    const { createVerifier } = await import('./verifier')
    return createVerifier({ cache, http, batches, signal: ended.signal, onGone })
  })

  return {
    batches,
    need,
    verify: (id) =>
      void verifier().then(
        (verify) => verify(id),
        // The answer is known once such a post is opened.
        () => {},
      ),
    refresh: ({ kind, id }) => loadOne(kind, id),
    isMissing: (kind, id) => missing.has(entityHash(kind, id)),
    onMissing: missed.subscribe,
    retryLost,
    close() {
      ended.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      waiting.clear()
    },
  }
}
