import type { Database } from '@/lib/storage'
import { readDraft, type Draft } from '../draft'
import { filesIn, withBytes, withoutBytes } from '../draft-content'
import { createDraftFiles, FILES, type DraftFiles } from './draft-files'

/** Store of the drafts inside their database. */
export const DRAFTS = 'drafts'
/** All stores of the database. */
export const STORES = { [DRAFTS]: { keyPath: 'id' }, [FILES]: { keyPath: 'id' } }
const PREFIX = 'skein:draft:'
const GONE = '"gone"'

/** The part of localStorage that is used. */
export type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Storage of drafts: rows in a database, and in localStorage a copy of every change the database does not have yet,
 * because localStorage is written synchronously, before the next key press.
 */
export interface DraftStorage {
  /** The bytes of their files. */
  readonly files: DraftFiles
  all(): Promise<Draft[]>
  get(id: string): Promise<Draft | null>
  /** Writes the copy immediately, without the bytes of files. False when the browser does not accept it. */
  copy(draft: Draft): boolean
  /** Writes the row, without bytes. False when it is only in memory. */
  put(draft: Draft): Promise<boolean>
  /** Deletes the copy; call it once the row is up to date. */
  dropCopy(id: string): void
  /** Deletes a draft permanently, even if the page closes before the database is done. */
  delete(id: string): Promise<void>
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Creates the storage of drafts: a database, and localStorage for changes not written to it yet. */
export function createDraftStorage(
  db: Database,
  local: () => CopyStorage | null,
  now: () => number,
): DraftStorage {
  const files = createDraftFiles(db, now)
  const quietly = <T>(work: (copies: CopyStorage) => T): T | null => {
    try {
      const copies = local()
      return copies && work(copies)
    } catch {
      return null
    }
  }
  const copyOf = (id: string) => quietly((copies) => copies.getItem(PREFIX + id))
  const copiedIds = () =>
    quietly((copies) =>
      Array.from({ length: copies.length }, (_, at) => copies.key(at) ?? '').flatMap((key) =>
        key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
      ),
    ) ?? []

  /** Returns the later of row and copy; null when there is neither, or the draft was deleted. */
  function latest(row: Draft | null, id: string): Draft | null {
    const text = copyOf(id)
    if (text === GONE) return null
    const copy = readDraft(parse(text))
    if (!copy || (row && row.revision >= copy.revision)) return row
    // Rows of the first version had the bytes in them.
    const filesInRow = new Map(row ? filesIn(row).map((file) => [file.localId, file]) : [])
    return withBytes(copy, ({ localId }) => {
      const { blob = null, thumbnail = null } = filesInRow.get(localId) ?? {}
      return { blob, cover: thumbnail?.blob ?? null }
    })
  }

  const storage: DraftStorage = {
    files,
    async all() {
      const rows = new Map<string, Draft | null>()
      for (const id of copiedIds()) rows.set(id, null)
      for (const stored of await db.getAll(DRAFTS)) {
        const row = readDraft(stored)
        if (row) rows.set(row.id, row)
      }
      for (const id of rows.keys()) if (copyOf(id) === GONE) void storage.delete(id)
      return files.complete(
        [...rows].flatMap(([id, row]) => latest(row, id) ?? []),
        true,
      )
    },
    async get(id) {
      const draft = latest(readDraft(await db.get(DRAFTS, id)), id)
      return draft && ((await files.complete([draft]))[0] ?? null)
    },
    copy: (draft) =>
      quietly((copies) => {
        copies.setItem(PREFIX + draft.id, JSON.stringify(withoutBytes(draft)))
        return true
      }) ?? false,
    put: (draft) => db.put(DRAFTS, withoutBytes(draft)),
    dropCopy: (id) => void quietly((copies) => copies.removeItem(PREFIX + id)),
    async delete(id) {
      quietly((copies) => copies.setItem(PREFIX + id, GONE))
      await Promise.all([db.delete(DRAFTS, id), files.delete(id)])
      // Skip it if the draft was written again since.
      if (copyOf(id) === GONE) storage.dropCopy(id)
    },
  }
  return storage
}
