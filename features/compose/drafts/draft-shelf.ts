import type { Database } from '@/lib/storage'
import { readDraft, type Draft } from './draft'
import { filesIn, withBytes, withoutBytes } from './draft-content'
import { createDraftFiles, FILES, type DraftFiles } from './draft-files'

/** Store of the drafts inside their database. */
export const SHELF = 'drafts'
/** All stores of the database. */
export const STORES = { [SHELF]: { keyPath: 'id' }, [FILES]: { keyPath: 'id' } }
const PREFIX = 'skein:draft:'
const GONE = '"gone"'

/** The part of localStorage that is used. */
export type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Storage of drafts: rows in a database, and in localStorage a copy of every change the database does not have yet,
 * because localStorage is written before the next key.
 */
export interface DraftShelf {
  /** The bytes of their files. */
  readonly files: DraftFiles
  all(): Promise<Draft[]>
  get(id: string): Promise<Draft | null>
  /** Writes the copy at once, bytes of files left out. False when the browser does not take it. */
  copy(draft: Draft): boolean
  /** Writes the row, bytes left out. False when it is only in memory. */
  put(draft: Draft): Promise<boolean>
  /** The row has caught up. */
  dropCopy(id: string): void
  /** Takes a draft away for good, even if the page goes before the database did it. */
  delete(id: string): Promise<void>
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Drafts on a database and, for what it has not yet taken, on localStorage. */
export function createDraftShelf(
  db: Database,
  local: () => CopyStorage | null,
  now: () => number,
): DraftShelf {
  const files = createDraftFiles(db, now)
  const quietly = <T>(work: (storage: CopyStorage) => T): T | null => {
    try {
      const storage = local()
      return storage && work(storage)
    } catch {
      return null
    }
  }
  const copyOf = (id: string) => quietly((storage) => storage.getItem(PREFIX + id))
  const copiedIds = () =>
    quietly((storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').flatMap((key) =>
        key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
      ),
    ) ?? []

  /** The later of row and copy. Null when there is neither, or it was taken away. */
  function latest(row: Draft | null, id: string): Draft | null {
    const text = copyOf(id)
    if (text === GONE) return null
    const copy = readDraft(parse(text))
    if (!copy || (row && row.revision >= copy.revision)) return row
    // Rows of the first version had the bytes in them.
    const held = new Map(row ? filesIn(row).map((file) => [file.localId, file]) : [])
    return withBytes(copy, ({ localId }) => {
      const { blob = null, thumbnail = null } = held.get(localId) ?? {}
      return { blob, cover: thumbnail?.blob ?? null }
    })
  }

  const shelf: DraftShelf = {
    files,
    async all() {
      const rows = new Map<string, Draft | null>()
      for (const id of copiedIds()) rows.set(id, null)
      for (const stored of await db.getAll(SHELF)) {
        const row = readDraft(stored)
        if (row) rows.set(row.id, row)
      }
      for (const id of rows.keys()) if (copyOf(id) === GONE) void shelf.delete(id)
      return files.complete(
        [...rows].flatMap(([id, row]) => latest(row, id) ?? []),
        true,
      )
    },
    async get(id) {
      const draft = latest(readDraft(await db.get(SHELF, id)), id)
      return draft && ((await files.complete([draft]))[0] ?? null)
    },
    copy: (draft) =>
      quietly((storage) => {
        storage.setItem(PREFIX + draft.id, JSON.stringify(withoutBytes(draft)))
        return true
      }) ?? false,
    put: (draft) => db.put(SHELF, withoutBytes(draft)),
    dropCopy: (id) => void quietly((storage) => storage.removeItem(PREFIX + id)),
    async delete(id) {
      quietly((storage) => storage.setItem(PREFIX + id, GONE))
      await Promise.all([db.delete(SHELF, id), files.delete(id)])
      // Unless it was written again since.
      if (copyOf(id) === GONE) shelf.dropCopy(id)
    },
  }
  return shelf
}
