import * as z from 'zod/mini'
import type { Database } from '@/lib/storage'
import type { Draft } from '../draft'
import { filesIn, withBytes, withLost, type Bytes } from '../draft-content'

/** Store of the bytes, inside the database of the drafts. */
export const FILES = 'files'
/** Age in ms from which bytes without a draft are deleted; younger ones may belong to a draft another tab is writing. */
const ORPHAN_AGE = 3_600_000

const blob = z.catch(z.nullable(z.instanceof(Blob)), null)
const rowSchema = z.object({ id: z.string(), blob, cover: blob, at: z.catch(z.number(), 0) })

/**
 * The bytes of the files of drafts, in separate rows: written once, when a file is added, and not with every change
 * of the text.
 */
export interface DraftFiles {
  /** Writes new bytes immediately and deletes those the draft no longer uses. False when the browser has no room. */
  put(draft: Draft): Promise<boolean>
  /** True when all its bytes are stored. */
  areStored(draft: Draft): boolean
  /** Returns the drafts with their stored bytes; given `all` drafts, also deletes bytes that none of them uses. */
  complete(drafts: readonly Draft[], all?: boolean): Promise<Draft[]>
  /** Deletes the bytes of a draft. */
  delete(draftId: string): Promise<void>
}

interface Known extends Bytes {
  done: Promise<boolean>
  state: 'writing' | 'stored' | 'refused'
}

const prefixOf = (draftId: string) => `${draftId}/`

/** Creates the store of bytes on a database. `now` in ms. */
export function createDraftFiles(db: Database, now: () => number): DraftFiles {
  const known = new Map<string, Known>()

  const wantedOf = (draft: Draft) =>
    filesIn(draft).flatMap(({ localId, blob: bytes, thumbnail }) => {
      const cover = thumbnail?.blob ?? null
      return bytes || cover ? [{ id: prefixOf(draft.id) + localId, blob: bytes, cover }] : []
    })
  const knownOf = (draftId: string) => [...known].filter(([id]) => id.startsWith(prefixOf(draftId)))

  function write(id: string, bytes: Bytes): Promise<boolean> {
    const entry: Known = { ...bytes, state: 'writing', done: Promise.resolve(false) }
    entry.done = db.put(FILES, { id, ...bytes, at: now() }).then((taken) => {
      entry.state = taken ? 'stored' : 'refused'
      return taken
    })
    known.set(id, entry)
    return entry.done
  }

  return {
    async put(draft) {
      const wanted = wantedOf(draft)
      const ids = new Set(wanted.map(({ id }) => id))
      let room = false
      for (const [id] of knownOf(draft.id))
        if (!ids.has(id)) {
          known.delete(id)
          void db.delete(FILES, id)
          room = true
        }
      const written = wanted.map(({ id, ...bytes }) => {
        const before = known.get(id)
        const same = before?.blob === bytes.blob && before.cover === bytes.cover
        return same && !(room && before.state === 'refused') ? before.done : write(id, bytes)
      })
      return (await Promise.all(written)).every(Boolean)
    },
    areStored: (draft) => wantedOf(draft).every(({ id }) => known.get(id)?.state === 'stored'),
    async complete(drafts, all = false) {
      const withFiles = drafts.some((draft) => filesIn(draft).length > 0)
      if (!withFiles && !all) return [...drafts]
      const rows = new Map(
        (await db.getAll(FILES)).flatMap((stored) => {
          const row = z.safeParse(rowSchema, stored)
          return row.success ? [[row.data.id, row.data] as const] : []
        }),
      )
      const used = new Set<string>()
      const filled = drafts.map((draft) => {
        const full = withBytes(draft, ({ localId }) => {
          const id = prefixOf(draft.id) + localId
          const row = rows.get(id)
          if (!row) return null
          used.add(id)
          const bytes = { blob: row.blob, cover: row.cover }
          if (known.get(id)?.state !== 'writing')
            known.set(id, { ...bytes, state: 'stored', done: Promise.resolve(true) })
          return bytes
        })
        return withLost(full)
      })
      if (all)
        for (const { id, at } of rows.values())
          if (!used.has(id) && now() - at > ORPHAN_AGE) void db.delete(FILES, id)
      return filled
    },
    async delete(draftId) {
      for (const [id] of knownOf(draftId)) known.delete(id)
      const ids = (await db.getAll(FILES)).flatMap((stored) => {
        const row = z.safeParse(rowSchema, stored)
        const its = row.success && row.data.id.startsWith(prefixOf(draftId))
        // Skip it if they were written again since.
        return its && !known.has(row.data.id) ? row.data.id : []
      })
      await Promise.all(ids.map((id) => db.delete(FILES, id)))
    },
  }
}
