import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Database, StorageProblem } from '@/lib/storage'
import { onceAsync } from '@/lib/util/once-async'
import { newDraft, type Beginning, type Draft, type DraftChange } from './draft'
import { findPart, withPart } from './draft-content'
import { newPart, type Part, type PartContent, type Parts } from './draft-parts'
import { createDraftLocks, type Locks, type Owner } from './draft-locks'
import { createDraftSaving } from './draft-saving'
import { createDraftShelf, type CopyStorage } from './draft-shelf'
import { keepMain, readMain } from './main-draft'
import { changed, hasContent, withChange } from '../publish/rules'

export interface DraftsState {
  /** All drafts of this browser, of every identity; empty ones live here only. */
  readonly drafts: Readonly<Record<string, Draft>>
  /** The owner of each draft that was opened here: only `mine` may be written. */
  readonly owners: Readonly<Record<string, Owner>>
  /** The draft in the main composer, by identity. */
  readonly main: Readonly<Record<string, string>>
  readonly loaded: boolean
  /** Contents that the browser did not store and that are lost with this page, by draft. */
  readonly lacking: Readonly<Record<string, 'files' | 'all'>>
  /** The storage problem behind it; null = everything is stored. */
  readonly problem: StorageProblem | null
}

/** A message between tabs: a draft changed, or the drafts of an identity were erased. */
export interface News {
  draft?: string | undefined
  erased?: string | undefined
}
export interface Channel {
  send(news: News): void
  listen(listener: (news: News) => void): () => void
}

export interface DraftsPorts {
  db: Database
  /** Null, or throws, where the browser gives none. */
  local: () => CopyStorage | null
  /** Remembers which draft this tab showed. */
  session: () => CopyStorage | null
  /** Null where the browser has none. */
  locks: Locks | null
  channel: Channel | null
  /** ms since the epoch. */
  now: () => number
  newId: () => string
  onProblem: (listener: (problem: StorageProblem) => void) => () => void
}

/** The drafts of this browser. Only what `mine` allows is written. */
export interface Drafts {
  readonly state: StoreApi<DraftsState>
  /** Reads what is stored, once. Never rejects. */
  load(): Promise<void>
  /** Begins another draft and returns its id; the others stay. One that begins with content is stored at once. */
  open(identity: string, begin?: Beginning): string
  /** The draft of the main composer: the one it had, else the last one written, else a new one. */
  main(identity: string): string
  setMain(identity: string, id: string): void
  /**
   * Asks to write a draft, for as long as it is shown or worked on here; returns the end of it. With the last end
   * another tab may have it.
   */
  hold(id: string): () => void
  /** "Continue here": takes it from the other tab, with its last letters. */
  takeOver(id: string): void
  mine(id: string): boolean
  /**
   * Applies a change by the author; ignores drafts of another tab. A draft that is being sent takes words only: they
   * are kept for the draft that follows.
   */
  change(id: string, change: DraftChange): void
  /**
   * Changes the content of one part; `update` gets the present one. Allowed while the draft is being sent, because it
   * may wait for its files. Ignores drafts of another tab and removed parts.
   */
  changePart(id: string, partId: string, update: (part: Part) => Partial<PartContent>): void
  /** Adds, removes or replaces parts. */
  changeParts(id: string, update: (parts: Parts) => Parts): void
  /** A part that begins with a text, for `changeParts`. */
  newPart(text: string): Part
  /** Changes anything but the content; stored at once. */
  mark(id: string, change: Partial<Omit<Draft, 'id' | 'kind' | 'fields'>>): void
  /** Takes it away and returns it, for `restore`; the main composer goes on with an empty one. */
  remove(id: string): Draft | null
  /** Opens another draft in its place, also in the main composer, and takes it away. Returns the id of the other. */
  replace(id: string, begin: Beginning): string
  restore(draft: Draft): void
  /** Stores a draft now, whatever it holds; resolves when the browser has it, or will not take it. */
  keep(id: string): Promise<void>
  /** Writes everything that waits. */
  flush(): void
  /** True when closing the page now would lose something. */
  unsaved(): boolean
  /** Drafts with content, the last written first. */
  of(identity: string): Draft[]
  /** Takes away all of an identity. */
  erase(identity: string): Promise<void>
  close(): void
}

function without<T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> {
  const { [id]: gone, ...rest } = record
  void gone
  return rest
}

const wordsOnly = ({ text, spoilerText }: DraftChange): DraftChange => ({
  ...(text !== undefined && { text }),
  ...(spoilerText !== undefined && { spoilerText }),
})

/** Drafts of `identity` with content, the last written first. */
export const listOf = (drafts: DraftsState['drafts'], identity: string): Draft[] =>
  Object.values(drafts)
    .filter((draft) => draft.identity === identity && hasContent(draft))
    .sort((a, b) => b.updatedAt - a.updatedAt)

/** Creates the store; the app uses the instance of drafts.ts. */
export function createDrafts(ports: DraftsPorts): Drafts {
  const { now, newId, channel, session } = ports
  const state = createStore<DraftsState>(() => ({
    drafts: {},
    owners: {},
    main: readMain(session),
    loaded: false,
    lacking: {},
    problem: null,
  }))
  const get = state.getState
  const shelf = createDraftShelf(ports.db, ports.local, now)
  /** Number of users of each draft. */
  const holds = new Map<string, number>()
  /** The former draft of the main composer, by identity: shown again when the present one is removed. */
  const former = new Map<string, string>()

  const hold = (draft: Draft) =>
    state.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.id]: draft } }))
  const forget = (id: string) => {
    saving.forget(id)
    state.setState(({ drafts, owners }) => ({ drafts: without(drafts, id), owners: without(owners, id) }))
  }
  const setOwner = (id: string, owner: Owner) =>
    state.setState(({ owners }) => ({ owners: { ...owners, [id]: owner } }))
  const mine = (id: string) => get().owners[id] === 'mine'
  const saving = createDraftSaving({ state, shelf, mine, onStored: (id) => channel?.send({ draft: id }) })
  const { write, save, flush } = saving

  const locks = createDraftLocks(ports.locks, (id, owner, stolen) => {
    if (owner === 'other') saving.drop(id)
    if (owner === 'mine' && (stolen || get().owners[id] === 'other'))
      // The last change of the other tab has to be read first.
      void reread(id).then(() => setOwner(id, 'mine'))
    else setOwner(id, owner)
  })

  async function reread(id: string) {
    const draft = await shelf.get(id)
    const held = get().drafts[id]
    if (draft && (!held || draft.revision > held.revision)) hold(draft)
    // Taken away by the other tab: published, or thrown away.
    else if (!draft && held && saving.isKept(id)) forget(id)
  }

  function release(id: string) {
    if (holds.has(id) || get().owners[id] === undefined) return
    const { state: at } = get().drafts[id] ?? {}
    // On its way: it is let go with the next end.
    if (at === 'sending' || at === 'waiting') return
    if (saving.isDirty(id)) void save(id)
    locks.release(id)
    state.setState(({ owners }) => ({ owners: without(owners, id) }))
  }

  function setMain(identity: string, id: string) {
    const before = get().main[identity]
    if (before && before !== id) former.set(identity, before)
    state.setState(({ main }) => ({ main: { ...main, [identity]: id } }))
    keepMain(session, get().main)
    const draft = before && before !== id ? get().drafts[before] : undefined
    if (draft && !hasContent(draft)) forget(draft.id)
  }

  /** The main composer lost its draft: it goes back to what was begun before, else it is empty. */
  function goOn(identity: string) {
    const before = get().drafts[former.get(identity) ?? '']
    former.delete(identity)
    const useful = before && hasContent(before) && get().owners[before.id] !== 'other'
    setMain(identity, useful ? before.id : drafts.open(identity))
    former.delete(identity)
  }

  function drop(identity: string) {
    const ids = Object.values(get().drafts).flatMap((draft) =>
      draft.identity === identity ? [draft.id] : [],
    )
    for (const id of ids) {
      forget(id)
      locks.release(id)
    }
    state.setState(({ main }) => ({ main: without(main, identity) }))
    return ids
  }

  const drafts: Drafts = {
    state,
    mine,
    setMain,
    flush,
    load: onceAsync(async () => {
      const stored = await shelf.all()
      const held = get().drafts
      const fresh = stored.filter((draft) => (held[draft.id]?.revision ?? -1) < draft.revision)
      for (const draft of stored) saving.noteKept(draft.id, draft.revision)
      state.setState({
        drafts: { ...held, ...Object.fromEntries(fresh.map((draft) => [draft.id, draft])) },
        loaded: true,
      })
    }),
    open(identity, begin) {
      const draft = newDraft({ ...begin, id: newId(), newId, identity, now: now() })
      setOwner(draft.id, 'mine')
      if (hasContent(draft)) write(draft)
      else hold(draft)
      locks.claim(draft.id)
      return draft.id
    },
    main(identity) {
      const current = get().main[identity]
      if (current && get().drafts[current]) return current
      const id = listOf(get().drafts, identity)[0]?.id ?? drafts.open(identity)
      setMain(identity, id)
      return id
    },
    hold(id) {
      holds.set(id, (holds.get(id) ?? 0) + 1)
      if (get().owners[id] === undefined) locks.claim(id)
      let held = true
      return () => {
        if (!held) return
        held = false
        const left = (holds.get(id) ?? 1) - 1
        if (left > 0) holds.set(id, left)
        else holds.delete(id)
        // A remount at once (Strict Mode, or a change of page) keeps the draft.
        setTimeout(() => release(id))
      }
    },
    takeOver: (id) => locks.steal(id),
    change(id, change) {
      const draft = get().drafts[id]
      if (!draft || !mine(id)) return
      const words = draft.state === 'sending' ? wordsOnly(change) : change
      const next = withChange(draft, words, now(), newId)
      if (next !== draft) write(next)
    },
    changePart(id, partId, update) {
      const draft = get().drafts[id]
      const part = draft && findPart(draft, partId)
      if (!part || !mine(id)) return
      const next = withPart(draft, partId, update(part))
      write(changed(draft, next, { now: now(), newKey: newId, quiet: true }))
    },
    changeParts(id, update) {
      const draft = get().drafts[id]
      if (!draft || !mine(id)) return
      write(
        changed(draft, { ...draft, parts: update(draft.parts) }, { now: now(), newKey: newId, quiet: true }),
      )
    },
    newPart: (text) => newPart(newId, { text }),
    mark(id, change) {
      const draft = get().drafts[id]
      if (!draft || !mine(id)) return
      write({ ...draft, ...change, revision: draft.revision + 1 })
      flush()
    },
    remove(id) {
      const draft = get().drafts[id] ?? null
      if (!draft) return null
      if (get().main[draft.identity] === id) goOn(draft.identity)
      forget(id)
      void shelf.delete(id).then(() => channel?.send({ draft: id }))
      locks.release(id)
      return draft
    },
    replace(id, begin) {
      const { identity = '' } = get().drafts[id] ?? {}
      const next = drafts.open(identity, begin)
      if (get().main[identity] === id) {
        state.setState(({ main }) => ({ main: { ...main, [identity]: next } }))
        keepMain(session, get().main)
      }
      drafts.remove(id)
      return next
    },
    restore(draft) {
      setOwner(draft.id, 'mine')
      locks.claim(draft.id)
      write({ ...draft, revision: draft.revision + 1 })
      flush()
    },
    async keep(id) {
      const draft = get().drafts[id]
      if (!draft) return
      shelf.copy(draft)
      await save(id)
    },
    unsaved: () => Object.values(get().drafts).some((draft) => mine(draft.id) && saving.losable(draft)),
    of: (identity) => listOf(get().drafts, identity),
    async erase(identity) {
      const ids = drop(identity)
      channel?.send({ erased: identity })
      await Promise.all(ids.map((id) => shelf.delete(id)))
    },
    close() {
      flush()
      locks.releaseAll()
      stop()
    },
  }

  const stopProblems = ports.onProblem((problem) => state.setState({ problem }))
  const stopChannel = channel?.listen(({ draft, erased }) => {
    if (draft !== undefined && !mine(draft)) void reread(draft)
    // Also what only this tab had written so far.
    if (erased !== undefined) for (const id of drop(erased)) void shelf.delete(id)
  })
  const stop = () => {
    stopProblems()
    stopChannel?.()
  }
  return drafts
}
