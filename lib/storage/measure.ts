import { openDB } from 'idb'
import { openStorage } from './local-store'
import { storedSize } from './stored-size'

/** A place in the browser's storage and its approximate size. */
export interface StoredItem {
  readonly area: 'local' | 'database' | 'cache'
  /** Its key, or the name of the database or cache. */
  readonly name: string
  readonly bytes: number
}

async function sizeOfDatabase(name: string): Promise<number> {
  const db = await openDB(name)
  try {
    let bytes = 0
    for (const store of db.objectStoreNames) {
      let cursor = await db.transaction(store).store.openCursor()
      while (cursor) {
        bytes += storedSize(cursor.value)
        cursor = await cursor.continue()
      }
    }
    return bytes
  } finally {
    db.close()
  }
}

function measureLocal(): StoredItem[] {
  const storage = openStorage('local')
  return Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '').map((name) => ({
    area: 'local',
    name,
    bytes: (name.length + (storage?.getItem(name)?.length ?? 0)) * 2,
  }))
}

async function measureDatabases(): Promise<StoredItem[]> {
  const items: StoredItem[] = []
  for (const { name } of await indexedDB.databases())
    if (name !== undefined) items.push({ area: 'database', name, bytes: await sizeOfDatabase(name) })
  return items
}

async function measureCaches(): Promise<StoredItem[]> {
  const items: StoredItem[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    let bytes = 0
    for (const answer of await cache.matchAll()) bytes += (await answer.blob()).size
    items.push({ area: 'cache', name, bytes })
  }
  return items
}

/** Returns what the browser stores for this site. Areas that it does not have or refuses are left out. */
export async function measureStorage(): Promise<StoredItem[]> {
  const [local, databases, cached] = await Promise.allSettled([
    Promise.resolve().then(measureLocal),
    measureDatabases(),
    measureCaches(),
  ])
  return [local, databases, cached].flatMap((area) => (area.status === 'fulfilled' ? area.value : []))
}

/** Empties a database, whose connections stay open. */
export async function emptyDatabase(name: string): Promise<void> {
  const db = await openDB(name)
  try {
    await Promise.all([...db.objectStoreNames].map((store) => db.clear(store)))
  } finally {
    db.close()
  }
}
