import type { StoreApi } from 'zustand/vanilla'
import { debounce } from '@/lib/util/timing/debounce'
import type { Draft } from '../draft'
import type { DraftStorage } from './draft-storage'
import type { DraftsState } from '../drafts-store'
import { hasContent } from '../draft-rules'

/** Delay between the last key press and the write to the database, in ms. */
const SAVE_DELAY = 300

interface Ports {
  state: StoreApi<DraftsState>
  storage: DraftStorage
  mine: (id: string) => boolean
  /** Called after a draft was stored or deleted. */
  onStored: (id: string) => void
}

/** Decides when and where the open drafts are written. */
export interface DraftSaving {
  /** Stores a draft: a copy of its text and the bytes of its files immediately, its database row after a delay. */
  write: (draft: Draft) => void
  /** Writes the row now; resolves when the browser has stored or refused it. */
  save: (id: string) => Promise<void>
  /** Writes all pending rows. */
  flush: () => void
  /** Cancels the pending write. */
  cancelWrite(id: string): void
  isDirty(id: string): boolean
  /** Notes that a revision was read from the database. */
  noteStored(id: string, revision: number): void
  isStored(id: string): boolean
  /** Forgets a draft that was removed. */
  forget(id: string): void
  /** True when closing the page now would lose something of it. */
  wouldLose(draft: Draft): boolean
}

/** Creates the part of a drafts store that writes its drafts. */
export function createDraftSaving({ state, storage, mine, onStored }: Ports): DraftSaving {
  const dirty = new Set<string>()
  /** Revisions whose text is stored. */
  const storedRevisions = new Map<string, number>()
  const later = debounce(() => flush(), SAVE_DELAY)

  const setNotStored = (id: string, what: DraftsState['notStored'][string] | null) => {
    const { notStored } = state.getState()
    if ((notStored[id] ?? null) === what) return
    const { [id]: before, ...rest } = notStored
    void before
    state.setState({ notStored: what === null ? rest : { ...rest, [id]: what } })
  }

  /** Notes whether the text and the files of a draft are stored. */
  function noteResult(id: string, text: boolean, files: boolean) {
    if (state.getState().drafts[id]) setNotStored(id, text ? (files ? null : 'files') : 'all')
  }

  async function save(id: string) {
    dirty.delete(id)
    const draft = state.getState().drafts[id]
    if (!draft || !mine(id)) return
    if (!hasContent(draft)) {
      await storage.delete(id)
      storedRevisions.delete(id)
      setNotStored(id, null)
    } else {
      const [row, files] = await Promise.all([storage.put(draft), storage.files.put(draft)])
      if (row) {
        storedRevisions.set(id, Math.max(storedRevisions.get(id) ?? -1, draft.revision))
        if (state.getState().drafts[id]?.revision === draft.revision) storage.dropCopy(id)
      }
      noteResult(id, row || (storedRevisions.get(id) ?? -1) >= draft.revision, files)
    }
    onStored(id)
  }

  function flush() {
    later.cancel()
    for (const id of dirty) void save(id)
  }

  return {
    save,
    flush,
    write(draft) {
      state.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.id]: draft } }))
      dirty.add(draft.id)
      if (hasContent(draft)) {
        if (storage.copy(draft)) storedRevisions.set(draft.id, draft.revision)
        if (!storage.files.areStored(draft)) void storage.files.put(draft)
      }
      later()
    },
    cancelWrite: (id) => void dirty.delete(id),
    isDirty: (id) => dirty.has(id),
    noteStored: (id, revision) => void storedRevisions.set(id, revision),
    isStored: (id) => storedRevisions.has(id),
    forget(id) {
      dirty.delete(id)
      storedRevisions.delete(id)
      setNotStored(id, null)
    },
    wouldLose: (draft) =>
      hasContent(draft) &&
      ((storedRevisions.get(draft.id) ?? -1) < draft.revision || !storage.files.areStored(draft)),
  }
}
