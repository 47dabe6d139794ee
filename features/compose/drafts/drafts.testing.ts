import { openDatabase, type Database } from '@/lib/storage'
import type { Stage } from '@/lib/testing/stage'
import { STORES } from './storing/draft-storage'
import type { Draft } from './draft'
import type { PartContent } from './draft-parts'
import { createDrafts, type Drafts } from './drafts-store'

let count = 0

/** Creates separate drafts for a test, with the clock of its stage. */
export const testDrafts = (stage: Stage): Drafts =>
  createDrafts({
    db: openDatabase({ name: `test-drafts-${++count}`, version: 1, stores: STORES }),
    local: () => localStorage,
    session: () => null,
    locks: null,
    channel: null,
    now: () => stage.simulator.server.clock.now(),
    newId: () => `d${++count}`,
    onProblem: () => () => {},
  })

/** The draft of that id. Throws when there is none. */
export function draftIn(drafts: Drafts, id: string | null): Draft {
  const draft = drafts.state.getState().drafts[id ?? '']
  if (!draft) throw new Error(`There is no draft ${id}`)
  return draft
}

/** Changes the first part of a draft. */
export function changeFirst(drafts: Drafts, id: string, change: Partial<PartContent>): void {
  drafts.changePart(id, draftIn(drafts, id).parts[0].id, () => change)
}

/** A database in memory, which keeps blobs; `takes` says which stores outlive the page, `put` lists the writes. */
export function rowsInMemory(takes: (store: string) => boolean = () => true) {
  const rows = new Map<string, unknown>()
  const put: string[] = []
  const db: Database = {
    name: 'memory',
    get: async (store, key) => rows.get(`${store} ${key}`),
    getAll: async (store) =>
      [...rows].filter(([key]) => key.startsWith(`${store} `)).map(([, value]) => value),
    async put(store, value) {
      put.push(store)
      rows.set(`${store} ${(value as { id: string }).id}`, value)
      return takes(store)
    },
    update: async () => {},
    delete: async (store, key) => void rows.delete(`${store} ${key}`),
    clear: async () => rows.clear(),
    persistent: () => true,
    close: () => {},
  }
  return { db, rows, put }
}
