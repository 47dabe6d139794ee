import type { IdOf, Kind } from '@/schemas/entities'
import { isApiError, type Http } from '@/lib/http'
import { retry } from '@/lib/util/retry'
import { createBatches } from './batches'
import type { EntityCache } from '../entity-cache'
import { entityHash } from '../keys'
import type { EntityRef, Row } from '../row'
import { createVerifier } from './verifier'

export interface LoaderPorts {
  cache: EntityCache
  http: Http
  /** Whether there is a current user: visitors have no relationships. */
  signedIn: () => boolean
  /** Called for a post that `verify` found to be gone. */
  onGone?: (id: IdOf['status']) => void
}

export interface EntityLoader {
  /** A row misses this entity: it is asked for with others of its kind, once. */
  need<K extends Kind>(kind: K, id: IdOf[K]): void
  /** Asks for one entity now, whatever is held. Resolves with whether the server gave it. */
  refresh(ref: EntityRef): Promise<boolean>
  /** A feed let go of this post: finds out, by and by and with others, whether the server still has it. */
  verify(id: IdOf['status']): void
  /** Whether the server was asked and does not have it, or does not show it to us. */
  isMissing<K extends Kind>(kind: K, id: IdOf[K]): boolean
  /** Calls `listener` when further entities turned out to be missing; returns the unsubscriber. */
  onMissing(listener: () => void): () => void
  /** Asks again for what was lost on the way; also done when the browser is back online, and after any success. */
  retryLost(): void
  /** Forgets what waits and asks for nothing more. */
  close(): void
}

/** Time in ms during which needs are collected, and ids per request (api-facts allows 20 statuses and 40 accounts). */
const SHARES: Record<Kind, { wait: number; limit: number }> = {
  status: { wait: 50, limit: 20 },
  account: { wait: 50, limit: 40 },
  relationship: { wait: 500, limit: 40 },
  poll: { wait: 50, limit: 1 },
}

/** How each kind is asked for; no first screen asks. */
const sources = async () => (await import('./loader-sources')).SOURCES

const SINGLES_AT_ONCE = 4
const worthAnotherTry = (error: unknown) => isApiError(error, 'lost')

/** Loads single entities that rows or mutations ask for, in as few requests as the server allows. */
export function createEntityLoader({ cache, http, signedIn, onGone = () => {} }: LoaderPorts): EntityLoader {
  const waiting = new Map<Kind, Set<string>>()
  const timers = new Map<Kind, ReturnType<typeof setTimeout>>()
  const asked = new Set<string>()
  const missing = new Set<string>()
  const lost = new Map<string, { kind: Kind; id: string }>()
  const limitedUntil = new Map<Kind, number>()
  const listeners = new Set<() => void>()
  const batches = createBatches(http)
  const ended = new AbortController()

  const hashOf = (kind: Kind, id: string) => entityHash(kind, id as IdOf[Kind])
  const allowed = (kind: Kind) => !ended.signal.aborted && (kind !== 'relationship' || signedIn())

  const has = (kind: Kind, id: string) => cache.read(kind, id as IdOf[Kind]) !== undefined
  const miss = (kind: Kind, ids: string[]) => {
    const before = missing.size
    for (const id of ids) if (!has(kind, id)) missing.add(hashOf(kind, id))
    if (missing.size > before) for (const listener of listeners) listener()
  }

  const enqueue = (kind: Kind, id: string) => {
    const ids = waiting.get(kind) ?? new Set()
    waiting.set(kind, ids.add(id))
    if (timers.has(kind)) return
    const pause = Math.max(SHARES[kind].wait, (limitedUntil.get(kind) ?? 0) - Date.now())
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

  const take = (rows: Row[], sent: number) => {
    cache.ingest(rows, sent)
    retryLost()
  }

  /** Marks as missing what cannot be had; asks again for what was lost once the way is open, for what was limited in time. */
  const fail = (error: unknown, kind: Kind, ids: string[]) => {
    if (isApiError(error, 'missing', 'refused', 'invalid')) miss(kind, ids)
    else if (isApiError(error, 'lost')) for (const id of ids) lost.set(hashOf(kind, id), { kind, id })
    else if (isApiError(error, 'limited')) {
      limitedUntil.set(kind, error.retryAt ?? Date.now() + 60_000)
      for (const id of ids) enqueue(kind, id)
    }
  }

  async function loadOne(kind: Kind, id: string): Promise<boolean> {
    const hash = hashOf(kind, id)
    asked.add(hash)
    try {
      const { rows, sent } = await retry(async () => (await sources())[kind].one(http, id), {
        when: worthAnotherTry,
        signal: ended.signal,
      })
      if (ended.signal.aborted) return false
      missing.delete(hash)
      take(rows, sent)
      miss(kind, [id])
      return true
    } catch (error) {
      fail(error, kind, [id])
      return false
    } finally {
      asked.delete(hash)
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
    const plural = ids.length > 1 ? batches.pluralOf(kind) : null
    if (plural === null) return loadSingly(kind, ids)
    try {
      const { rows, sent } = await retry(async () => (await sources())[kind].many(http, ids, plural), {
        when: worthAnotherTry,
        signal: ended.signal,
      })
      if (ended.signal.aborted) return
      take(rows, sent)
      const left = ids.filter((id) => !has(kind, id))
      if (left.length < ids.length) batches.proven(kind)
      // snac tells of the first one only, whoever is asked about.
      if (kind === 'relationship' && left.length > 0 && rows.length === 1) {
        await loadSingly(kind, left)
        if (left.some((id) => has(kind, id))) batches.giveUp(kind)
        return
      }
      // An answer without any of them may come from a server that does not know the question.
      if (batches.isProven(kind)) miss(kind, ids)
      else await loadSingly(kind, left)
    } catch (error) {
      // An error of the plural call says nothing about any of them.
      if (!isApiError(error, 'refused', 'missing', 'invalid')) fail(error, kind, ids)
      else if (batches.refused(kind, plural, error)) await loadMany(kind, ids)
      else await loadSingly(kind, ids)
    } finally {
      for (const id of ids) asked.delete(hashOf(kind, id))
    }
  }

  /** The screen that is about an entity reads it by itself: it is asked for only if that fails. */
  const isBeingRead = (kind: Kind, id: string) => {
    const query = cache.client.getQueryCache().get(hashOf(kind, id))
    if (query?.state.fetchStatus !== 'fetching') return false
    query.promise?.catch(() => need(kind, id as IdOf[Kind]))
    return true
  }

  function flush(kind: Kind) {
    timers.delete(kind)
    const ids = [...(waiting.get(kind) ?? [])].filter(
      (id) => !has(kind, id) && !asked.has(hashOf(kind, id)) && !isBeingRead(kind, id),
    )
    waiting.delete(kind)
    if (!allowed(kind)) return
    for (const id of ids) asked.add(hashOf(kind, id))
    if (SHARES[kind].limit === 1) void loadSingly(kind, ids)
    else
      for (let at = 0; at < ids.length; at += SHARES[kind].limit)
        void loadMany(kind, ids.slice(at, at + SHARES[kind].limit))
  }

  globalThis.addEventListener?.('online', retryLost, { signal: ended.signal })

  function need<K extends Kind>(kind: K, id: IdOf[K]) {
    const hash = entityHash(kind, id)
    if (!allowed(kind) || asked.has(hash) || missing.has(hash) || cache.read(kind, id)) return
    enqueue(kind, id)
  }

  return {
    need,
    verify: createVerifier({ cache, http, batches, signal: ended.signal, onGone }),
    refresh: ({ kind, id }) => (allowed(kind) ? loadOne(kind, id) : Promise.resolve(false)),
    isMissing: (kind, id) => missing.has(entityHash(kind, id)),
    onMissing(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retryLost,
    close() {
      ended.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      waiting.clear()
    },
  }
}
