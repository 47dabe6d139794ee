import { deleteDB, openDB, type IDBPDatabase, type IDBPTransaction } from 'idb'
import { storageProblemOf, reportStorageProblem } from './problems'

/** Key of a row. */
type RowKey = string

/** The transaction that upgrades an older database. */
type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>

export interface DatabaseOptions {
  name: string
  /** Increase it when a store is added or changes. */
  version: number
  /**
   * All stores of this version. `keyPath` names the field with the key; without it, pass the key to `put`.
   */
  stores: Readonly<Record<string, { keyPath?: string }>>
  /**
   * It holds only what can be loaded again: it is nothing to worry about when the browser has no space for it, so that is not
   * reported. Default false.
   */
  isCache?: boolean
  /**
   * Migrates rows of older versions, after missing stores were created. May only await calls of the
   * transaction itself.
   */
  upgrade?: (transaction: Upgrade, from: number) => Promise<void>
}

/**
 * A database that always works: rows that cannot be stored stay in memory until the page closes, which is
 * reported once (`onStorageProblem`). Values are unknown: parse them with a schema.
 */
export interface Database {
  readonly name: string
  get(store: string, key: RowKey): Promise<unknown>
  /** Ordered by key. */
  getAll(store: string): Promise<unknown[]>
  /**
   * Resolves to true when the row outlives the page. Throws DataCloneError for values that cannot be cloned.
   */
  put(store: string, value: unknown, key?: RowKey): Promise<boolean>
  /** Reads and writes in one transaction; returning `undefined` keeps the row. */
  update(store: string, key: RowKey, change: (current: unknown) => unknown): Promise<void>
  delete(store: string, key: RowKey): Promise<void>
  clear(store: string): Promise<void>
  /** True when rows outlive the page, as far as is known. */
  persistent(): boolean
  close(): void
}

/** Longest time that another tab may block an upgrade, in ms. */
const BLOCKED_TIMEOUT = 3_000

const keyOf = (options: DatabaseOptions, store: string, value: unknown, key: RowKey | undefined): RowKey => {
  const path = options.stores[store]?.keyPath
  const found = path === undefined ? key : (value as Record<string, unknown>)[path]
  if (typeof found !== 'string') throw new TypeError(`A row of ${store} has no key`)
  return found
}

const named = (error: unknown, name: string) => error instanceof Error && error.name === name

/** Rows that could not be written, by store and key; `null` marks a failed deletion. */
class Memory {
  readonly #stores = new Map<string, Map<RowKey, { value: unknown } | null>>()
  of(store: string) {
    const rows = this.#stores.get(store) ?? new Map<RowKey, { value: unknown } | null>()
    this.#stores.set(store, rows)
    return rows
  }
}

class BrowserDatabase implements Database {
  readonly name: string
  readonly #options: DatabaseOptions
  readonly #memory = new Memory()
  /** Reads that began before the code that needs them had loaded, by store and key. The first write ends them. */
  readonly #ahead = new Map<string, Promise<unknown>>()
  #opening: Promise<IDBPDatabase | null> | undefined
  #ended = false

  constructor(options: DatabaseOptions) {
    this.name = options.name
    this.#options = options
  }

  persistent = () => !this.#ended

  /** Begins to read a row, or all rows of a store; the next such read takes it. Never rejects. */
  readAhead(store: string, key?: RowKey): Promise<unknown> {
    const reading = key === undefined ? this.getAll(store) : this.get(store, key)
    this.#ahead.set(`${store} ${key ?? ''}`, reading)
    return reading
  }

  #takeAhead(store: string, key = ''): Promise<unknown> | undefined {
    const reading = this.#ahead.get(`${store} ${key}`)
    this.#ahead.delete(`${store} ${key}`)
    return reading
  }

  async get(store: string, key: RowKey) {
    const ahead = this.#takeAhead(store, key)
    if (ahead) return ahead
    const inMemory = this.#memory.of(store).get(key)
    if (inMemory !== undefined) return structuredClone(inMemory?.value)
    return this.#try((db) => db.get(store, key) as Promise<unknown>, undefined)
  }

  async getAll(store: string) {
    const ahead = this.#takeAhead(store)
    if (ahead) return ahead as Promise<unknown[]>
    const rows = new Map<RowKey, unknown>()
    await this.#try(async (db) => {
      const { store: source } = db.transaction(store)
      const [keys, values] = await Promise.all([source.getAllKeys(), source.getAll()])
      keys.forEach((key, at) => rows.set(key as RowKey, values[at]))
    }, undefined)
    for (const [key, inMemory] of this.#memory.of(store))
      if (inMemory) rows.set(key, structuredClone(inMemory.value))
      else rows.delete(key)
    return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
  }

  async put(store: string, value: unknown, key?: RowKey) {
    this.#ahead.clear()
    const at = keyOf(this.#options, store, value, key)
    const outOfLine = this.#options.stores[store]?.keyPath === undefined
    const done = await this.#try(async (db) => {
      const transaction = db.transaction(store, 'readwrite')
      const written = transaction.store.put(value, outOfLine ? at : undefined)
      // Commit at once, not after the put has answered: a page that is closing gets no later turn.
      transaction.commit()
      await Promise.all([written, transaction.done])
      return true
    }, false)
    if (done) this.#memory.of(store).delete(at)
    else this.#memory.of(store).set(at, { value: structuredClone(value) })
    return done
  }

  async update(store: string, key: RowKey, change: (current: unknown) => unknown) {
    this.#ahead.clear()
    const outOfLine = this.#options.stores[store]?.keyPath === undefined
    const done =
      !this.#memory.of(store).has(key) &&
      (await this.#try(async (db) => {
        const transaction = db.transaction(store, 'readwrite')
        const next = change(await transaction.store.get(key))
        if (next !== undefined) await transaction.store.put(next, outOfLine ? key : undefined)
        await transaction.done
        return true
      }, false))
    if (done) return
    const next = change(await this.get(store, key))
    if (next !== undefined) await this.put(store, next, key)
  }

  async delete(store: string, key: RowKey) {
    this.#ahead.clear()
    const done = await this.#try(async (db) => {
      await db.delete(store, key)
      return true
    }, false)
    if (done) this.#memory.of(store).delete(key)
    else this.#memory.of(store).set(key, null)
  }

  async clear(store: string) {
    this.#ahead.clear()
    const keys = await this.#try((db) => db.getAllKeys(store), [])
    const done = await this.#try(async (db) => {
      await db.clear(store)
      return true
    }, false)
    const memory = this.#memory.of(store)
    memory.clear()
    if (!done) for (const key of keys) memory.set(key as RowKey, null)
  }

  close() {
    void this.#opening?.then((db) => db?.close())
    this.#opening = undefined
  }

  /** Runs `work` on the open database. Reports a failure and resolves to `otherwise`. */
  async #try<T>(work: (db: IDBPDatabase) => Promise<T>, otherwise: T, again = true): Promise<T> {
    const db = await this.#open()
    if (!db) return otherwise
    try {
      return await work(db)
    } catch (error) {
      if (named(error, 'DataCloneError')) throw error
      // The browser closed the connection, as it does in the back/forward cache: open it again.
      if (again && named(error, 'InvalidStateError')) {
        this.#opening = undefined
        return this.#try(work, otherwise, false)
      }
      const problem = storageProblemOf(error)
      if (problem !== 'full' || !this.#options.isCache) reportStorageProblem(problem)
      return otherwise
    }
  }

  #open(): Promise<IDBPDatabase | null> {
    if (this.#ended) return Promise.resolve(null)
    this.#opening ??= this.#connect().catch((error: unknown) => {
      this.#ended = true
      reportStorageProblem(named(error, 'VersionError') ? 'replaced' : storageProblemOf(error))
      return null
    })
    return this.#opening
  }

  #connect(): Promise<IDBPDatabase> {
    const { name, version, stores, upgrade } = this.#options
    return new Promise((resolve, reject) => {
      let late: ReturnType<typeof setTimeout> | undefined
      const opening = openDB(name, version, {
        upgrade(db, from, _to, transaction) {
          for (const [store, { keyPath }] of Object.entries(stores))
            if (!db.objectStoreNames.contains(store))
              db.createObjectStore(store, keyPath === undefined ? {} : { keyPath })
          // Abort a failed upgrade: the old database stays, and the next version tries again.
          if (from > 0) upgrade?.(transaction, from).catch(() => transaction.abort())
        },
        blocked: () => {
          late = setTimeout(() => reject(new Error('Another tab holds an older version')), BLOCKED_TIMEOUT)
        },
        // Another tab upgrades or deletes the database and must not wait for us.
        blocking: () => {
          this.close()
          this.#ended = true
          reportStorageProblem('replaced')
        },
        terminated: () => {
          this.#opening = undefined
        },
      })
      opening.then(resolve, reject).finally(() => clearTimeout(late))
    })
  }
}

/** Databases that were opened for their first read, by name. */
const early = new Map<string, BrowserDatabase>()

/** Returns a database that opens on first use; or that which `readAhead` opened, once. */
export function openDatabase(options: DatabaseOptions): Database {
  const opened = early.get(options.name)
  early.delete(options.name)
  return opened ?? new BrowserDatabase(options)
}

/**
 * Opens a database and begins to read from it before the code that uses it has loaded: a row, or all rows of a store. The
 * next `openDatabase` of that name returns it, and its same read the same answer, unless something is written first.
 */
export function readAhead(options: DatabaseOptions, store: string, key?: RowKey): Promise<unknown> {
  const database = early.get(options.name) ?? new BrowserDatabase(options)
  early.set(options.name, database)
  return database.readAhead(store, key)
}

/** Closes the databases that no one has taken, e.g. since another tab changed them. */
export function dropReadsAhead(): void {
  for (const database of early.values()) database.close()
  early.clear()
}

/**
 * Deletes a database; tabs that have it open close it. Never throws: without storage there is nothing to
 * delete.
 */
export async function deleteDatabase(name: string): Promise<void> {
  try {
    await deleteDB(name)
  } catch (error) {
    reportStorageProblem(storageProblemOf(error))
  }
}
