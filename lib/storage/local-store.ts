import * as z from 'zod/mini'
import { problemOf, reportStorageProblem } from './problems'

export interface LocalStoreOptions<S extends z.core.$ZodType> {
  /** Key in localStorage; `skein:` is prepended. */
  key: string
  /** Increase it when the shape changes in a way the schema cannot read. */
  version: number
  schema: S
  defaults: z.output<S>
  /**
   * Migrates data of an older version to input for the schema. Without it, and for newer versions, the
   * defaults apply.
   */
  migrate?: (data: unknown, version: number) => unknown
}

/** A small value that outlives the page. The same object until it changes. */
export interface LocalStore<T> {
  get(): T
  set(next: T | ((current: T) => T)): void
  /** Restores the defaults and removes the stored value. */
  reset(): void
  /** Calls `listener` after every change, including those of other tabs; returns the unsubscriber. */
  subscribe(listener: () => void): () => void
}

const envelope = z.object({ version: z.number(), data: z.unknown() })

/** Returns localStorage, or null where accessing it throws. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch (error) {
    reportStorageProblem(problemOf(error))
    return null
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Creates a validated value in localStorage: unreadable, foreign and newer data read as the defaults. Where
 * storage is blocked or full the value lives in memory, which is reported once (`onStorageProblem`).
 */
export function createLocalStore<S extends z.core.$ZodType>({
  key,
  version,
  schema,
  defaults,
  migrate,
}: LocalStoreOptions<S>): LocalStore<z.output<S>> {
  type T = z.output<S>
  const name = `skein:${key}`
  const listeners = new Set<() => void>()
  let value: { held: T } | undefined

  const read = (text: string | null | undefined): T => {
    const stored = z.safeParse(envelope, text ? parse(text) : undefined)
    if (!stored.success) return defaults
    const { version: from, data } = stored.data
    if (from !== version && (from > version || !migrate)) return defaults
    const result = z.safeParse(schema, from === version ? data : migrate?.(data, from))
    return result.success ? result.data : defaults
  }
  const stored = (): string | null => {
    try {
      return storage()?.getItem(name) ?? null
    } catch (error) {
      reportStorageProblem(problemOf(error))
      return null
    }
  }
  const change = (held: T, write: (to: Storage) => void) => {
    value = { held }
    try {
      const to = storage()
      if (to) write(to)
    } catch (error) {
      reportStorageProblem(problemOf(error))
    }
    for (const listener of listeners) listener()
  }
  const fromOtherTab = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== name && event.key !== null) return
    value = undefined
    for (const listener of listeners) listener()
  }
  const get = (): T => {
    value ??= { held: read(stored()) }
    return value.held
  }

  return {
    get,
    set(next) {
      const held = typeof next === 'function' ? (next as (current: T) => T)(get()) : next
      if (value?.held === held) return
      change(held, (to) => to.setItem(name, JSON.stringify({ version, data: held })))
    },
    reset: () => change(defaults, (to) => to.removeItem(name)),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', fromOtherTab)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', fromOtherTab)
      }
    },
  }
}
