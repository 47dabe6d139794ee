import type { StoreApi } from 'zustand/vanilla'
import { debounce } from '@/lib/util/debounce'
import type { Draft } from './draft'
import type { DraftShelf } from './draft-shelf'
import type { DraftsState } from './drafts-store'
import { hasContent } from '../publish/rules'

/** From the last key to the database, ms. */
const WAIT = 300

interface Ports {
  state: StoreApi<DraftsState>
  shelf: DraftShelf
  mine: (id: string) => boolean
  /** A draft was stored or taken away. */
  onStored: (id: string) => void
}

/** Decides when the open drafts are written, and where. */
export interface DraftSaving {
  /** Takes a draft in: a copy of its words and the bytes of its files are written at once, its row soon. */
  write: (draft: Draft) => void
  /** Writes the row now; resolves when the browser has it, or will not take it. */
  save: (id: string) => Promise<void>
  /** Writes every row that waits. */
  flush: () => void
  /** A later write that waits is not to be done. */
  drop(id: string): void
  isDirty(id: string): boolean
  /** Notes the revision that is stored. */
  noteKept(id: string, revision: number): void
  isKept(id: string): boolean
  /** Forgets a draft. */
  forget(id: string): void
  /** True when closing the page now would lose something of it. */
  losable(draft: Draft): boolean
}

/** Makes what saves the drafts of one store. */
export function createDraftSaving({ state, shelf, mine, onStored }: Ports): DraftSaving {
  const dirty = new Set<string>()
  /** Revisions whose words outlive the page. */
  const kept = new Map<string, number>()
  const later = debounce(() => flush(), WAIT)

  const lacks = (id: string, what: DraftsState['lacking'][string] | null) => {
    const { lacking } = state.getState()
    if ((lacking[id] ?? null) === what) return
    const { [id]: before, ...rest } = lacking
    void before
    state.setState({ lacking: what === null ? rest : { ...rest, [id]: what } })
  }

  /** Notes whether the text and the files of a draft are stored. */
  function judge(id: string, words: boolean, files: boolean) {
    if (state.getState().drafts[id]) lacks(id, words ? (files ? null : 'files') : 'all')
  }

  async function save(id: string) {
    dirty.delete(id)
    const draft = state.getState().drafts[id]
    if (!draft || !mine(id)) return
    if (!hasContent(draft)) {
      await shelf.delete(id)
      kept.delete(id)
      lacks(id, null)
    } else {
      const [row, files] = await Promise.all([shelf.put(draft), shelf.files.put(draft)])
      if (row) {
        kept.set(id, Math.max(kept.get(id) ?? -1, draft.revision))
        if (state.getState().drafts[id]?.revision === draft.revision) shelf.dropCopy(id)
      }
      judge(id, row || (kept.get(id) ?? -1) >= draft.revision, files)
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
        if (shelf.copy(draft)) kept.set(draft.id, draft.revision)
        if (!shelf.files.kept(draft)) void shelf.files.put(draft)
      }
      later()
    },
    drop: (id) => void dirty.delete(id),
    isDirty: (id) => dirty.has(id),
    noteKept: (id, revision) => void kept.set(id, revision),
    isKept: (id) => kept.has(id),
    forget(id) {
      dirty.delete(id)
      kept.delete(id)
      lacks(id, null)
    },
    losable: (draft) =>
      hasContent(draft) && ((kept.get(draft.id) ?? -1) < draft.revision || !shelf.files.kept(draft)),
  }
}
