import * as z from 'zod/mini'
import { createEmitter } from '@/lib/util/emitter'
import { storageProblemOf, reportStorageProblem } from './problems'
import { parseJson } from '@/lib/util/parse-json'

/** Storage area of a value: `local` survives the tab, `session` only a reload. */
export type StorageArea = 'local' | 'session'

export interface LocalStoreOptions<S extends z.core.$ZodType> {
  /** Key in the storage; `skein:` is prepended. */
  key: string
  /** Default `local`. */
  area?: StorageArea
  /** Increase it when the shape changes in a way the schema cannot read. */
  version: number
  schema: S
  defaults: z.output<S>
  /**
   * Migrates data of an older version to input for the schema. Without it the defaults apply, as they do for what a
   * newer build stored.
   */
  migrate?: (data: unknown, version: number) => unknown
}

/** A small value that outlives the page. The same object until it changes. */
export interface LocalStore<T> {
  readonly get: () => T
  readonly set: (next: T | ((current: T) => T)) => void
  /** Restores the defaults and removes the stored value. */
  readonly reset: () => void
  /** Calls `listener` after every change, including those of other tabs; returns the unsubscriber. */
  readonly subscribe: (listener: () => void) => () => void
}

const envelope = z.object({ version: z.number(), data: z.unknown() })

/** Returns a storage of the browser, or null where accessing it throws. */
export function openStorage(area: StorageArea): Storage | null {
  try {
    return (area === 'local' ? globalThis.localStorage : globalThis.sessionStorage) ?? null
  } catch (error) {
    reportStorageProblem(storageProblemOf(error))
    return null
  }
}

/** Prefix of every key in the storages of the browser. */
export const PREFIX = 'skein:'

interface Known<T> {
  value: T
  /** The text it was read from or stored as; null for none. */
  text: string | null
  /** False while it is in memory only. */
  stored: boolean
}

/**
 * Creates a validated value in localStorage: unreadable, foreign and newer data read as the defaults. Where
 * storage is blocked or full the value lives in memory, which is reported once (`onStorageProblem`). So it does where
 * a newer build stored one, which stays as it is until `reset`.
 */
export function createLocalStore<S extends z.core.$ZodType>({
  key,
  area = 'local',
  version,
  schema,
  defaults,
  migrate,
}: LocalStoreOptions<S>): LocalStore<z.output<S>> {
  type T = z.output<S>
  const name = PREFIX + key
  const changes = createEmitter()
  let known: Known<T> | undefined

  const isNewer = (text: string | null) => Number(/^{"version":(\d+)/.exec(text ?? '')?.[1]) > version
  const parseStored = (text: string | null): T => {
    const stored = z.safeParse(envelope, text ? parseJson(text) : undefined)
    if (!stored.success) return defaults
    const { version: from, data } = stored.data
    if (from !== version && (from > version || !migrate)) return defaults
    const result = z.safeParse(schema, from === version ? data : migrate?.(data, from))
    return result.success ? result.data : defaults
  }
  const read = (): string | null => {
    try {
      return openStorage(area)?.getItem(name) ?? null
    } catch (error) {
      reportStorageProblem(storageProblemOf(error))
      return null
    }
  }
  /** Stores a text; null removes it. Returns false when the value is in memory only. */
  const write = (text: string | null): boolean => {
    if (text !== null && isNewer(read())) {
      reportStorageProblem('replaced')
      return false
    }
    try {
      const storage = openStorage(area)
      if (text === null) storage?.removeItem(name)
      else storage?.setItem(name, text)
      return storage !== null
    } catch (error) {
      reportStorageProblem(storageProblemOf(error))
      return false
    }
  }
  const change = (value: T, text: string | null) => {
    known = { value, text, stored: write(text) }
    changes.emit()
  }
  const onStorageEvent = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key !== name && event.key !== null) return
    // A newer build in another tab: this tab keeps what it shows.
    if (!known || !isNewer(read())) known = undefined
    changes.emit()
  }
  /** Returns the value in the storage, which another tab may have changed. */
  const getStored = (): T => {
    if (known && !known.stored) return known.value
    const text = read()
    if (known && isNewer(text)) return known.value
    if (!known || known.text !== text) known = { value: parseStored(text), text, stored: true }
    return known.value
  }
  // Events report changes of other tabs only to subscribers: without one, compare with the storage.
  const get = (): T => (known && changes.size() > 0 ? known.value : getStored())

  return {
    get,
    set(next) {
      // The event about a change of another tab may still be on its way.
      const value = typeof next === 'function' ? (next as (current: T) => T)(getStored()) : next
      if (known?.value === value) return
      change(value, JSON.stringify({ version, data: value }))
    },
    reset: () => change(defaults, null),
    subscribe(listener) {
      if (changes.size() === 0) {
        get()
        globalThis.addEventListener?.('storage', onStorageEvent)
      }
      const end = changes.subscribe(listener)
      return () => {
        end()
        if (changes.size() === 0) globalThis.removeEventListener?.('storage', onStorageEvent)
      }
    },
  }
}
