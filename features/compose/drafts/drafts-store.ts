import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Database, StorageProblem } from '@/lib/storage'
import { onceAsync } from '@/lib/util/once-async'
import { newDraft, type DraftInit, type Draft, type DraftChange } from './draft'
import { findPart, withPart } from './draft-content'
import { newPart, type DraftPart, type PartContent, type DraftParts } from './draft-parts'
import { createDraftLocks, type Locks, type Owner } from './storing/draft-locks'
import { createDraftSaving } from './storing/draft-saving'
import { createDraftStorage, type CopyStorage } from './storing/draft-storage'
import { createMainDrafts, readMain } from './storing/main-draft'
import { applyChange, hasContent, listOf, withChange } from './draft-rules'
import { asSubmitted, draftOfRest } from './unsent-text'

export interface DraftsState {
  /** All drafts of this browser, of every identity; empty ones are not stored. */
  readonly drafts: Readonly<Record<string, Draft>>
  /** The tab that may write each draft that was opened here. */
  readonly owners: Readonly<Record<string, Owner>>
  /** The drafts that other tabs had open when this was last looked up. */
  readonly elsewhere: ReadonlySet<string>
  /** The draft in the main composer, by identity. */
  readonly main: Readonly<Record<string, string>>
  readonly loaded: boolean
  /** Contents that the browser did not store and that are lost with this page, by draft. */
  readonly notStored: Readonly<Record<string, 'files' | 'all'>>
  /** The latest storage problem; null = none. */
  readonly problem: StorageProblem | null
}

/** A message between tabs: a draft changed, or the drafts of an identity were erased. */
interface DraftMessage {
  draft?: string | undefined
  erased?: string | undefined
}
export interface DraftsChannel {
  send(message: DraftMessage): void
  listen(listener: (message: DraftMessage) => void): () => void
}

export interface DraftsPorts {
  db: Database
  /** Returns null or throws where the browser has no storage. */
  local: () => CopyStorage | null
  /** Remembers which draft this tab showed. */
  session: () => CopyStorage | null
  /** Null where the browser has none. */
  locks: Locks | null
  channel: DraftsChannel | null
  /** ms since the epoch. */
  now: () => number
  newId: () => string
  onProblem: (listener: (problem: StorageProblem) => void) => () => void
}

/** The drafts of this browser. A tab writes only the drafts that it owns (`mine`). */
export interface Drafts {
  readonly state: StoreApi<DraftsState>
  /** Reads what is stored, once. Never rejects. */
  load(): Promise<void>
  /** Creates a draft and returns its id. A draft with initial content is stored immediately. */
  open(identity: string, init?: DraftInit): string
  /** Looks up which drafts other tabs have open. Never rejects. */
  lookElsewhere(): Promise<void>
  /** The draft of the main composer: the one it had, else the last one written unless another tab has it, else a new one. */
  main(identity: string): string
  setMain(identity: string, id: string): void
  /**
   * Requests write access to a draft while this tab shows or changes it; returns the release function. After the last
   * release another tab may get it.
   */
  acquire(id: string): () => void
  /** Takes a draft over from another tab, including its last changes ("Continue here"). */
  takeOver(id: string): void
  /** True when this tab owns the draft. */
  mine(id: string): boolean
  /**
   * Applies a change by the author; ignores drafts of other tabs. While a draft is being sent, only its text can change,
   * and the change becomes part of the next draft.
   */
  change(id: string, change: DraftChange): void
  /**
   * Changes the content of a part; `update` receives the current content. Allowed while the draft is being sent, because
   * it may be waiting for its files. Ignores drafts of other tabs and removed parts.
   */
  changePart(id: string, partId: string, update: (part: DraftPart) => Partial<PartContent>): void
  /** Adds, removes or replaces parts. */
  changeParts(id: string, update: (parts: DraftParts) => DraftParts): void
  /** Creates a part with this text, for `changeParts`. */
  newPart(text: string): DraftPart
  /** Changes anything but the content; stored immediately. */
  mark(id: string, change: Partial<Omit<Draft, 'id' | 'kind' | 'fields'>>): void
  /**
   * Lets a draft wait for the connection, as it was submitted. The main composer then shows another one. Text typed since
   * becomes another draft, whose id is returned.
   */
  setAside(id: string, submitted: Draft): string | null
  /** Removes a draft and returns it, for `restore`. The main composer then shows its former draft or an empty one. */
  remove(id: string): Draft | null
  /** Replaces a draft with a new one, also in the main composer. Returns the id of the new draft. */
  replace(id: string, init: DraftInit): string
  restore(draft: Draft): void
  /** Stores a draft now, even an empty one; resolves when the browser has stored or refused it. */
  storeNow(id: string): Promise<void>
  /** Writes all pending changes. */
  flush(): void
  /** True when closing the page now would lose something. */
  unsaved(): boolean
  /** Returns the drafts of an identity with content, the last written first. */
  of(identity: string): Draft[]
  /** Removes all drafts of an identity. */
  erase(identity: string): Promise<void>
  close(): void
}

function without<T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> {
  const { [id]: gone, ...rest } = record
  void gone
  return rest
}

/** Adds stored drafts, in place of older versions. */
const withNewer = (drafts: DraftsState['drafts'], stored: readonly Draft[]): DraftsState['drafts'] => ({
  ...drafts,
  ...Object.fromEntries(
    stored
      .filter(({ id, revision }) => (drafts[id]?.revision ?? -1) < revision)
      .map((draft) => [draft.id, draft]),
  ),
})

const textOnly = ({ text, spoilerText }: DraftChange): DraftChange => ({
  ...(text !== undefined && { text }),
  ...(spoilerText !== undefined && { spoilerText }),
})

type State = StoreApi<DraftsState>
type Saving = ReturnType<typeof createDraftSaving>

/** The drafts in the state, and how those of other tabs get there. */
function createRows(state: State, storage: ReturnType<typeof createDraftStorage>, saving: Saving) {
  const put = (draft: Draft) => state.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.id]: draft } }))
  const forget = (id: string) => {
    saving.forget(id)
    state.setState(({ drafts, owners }) => ({ drafts: without(drafts, id), owners: without(owners, id) }))
  }
  async function reread(id: string) {
    const draft = await storage.get(id)
    const current = state.getState().drafts[id]
    if (draft && (!current || draft.revision > current.revision)) put(draft)
    // Another tab removed it, by publishing or deleting it.
    else if (!draft && current && saving.isStored(id)) forget(id)
  }
  return { put, forget, reread }
}

/** Which tab may write a draft. `reread` reads the last change of another tab. */
function createOwnership(
  state: State,
  ports: DraftsPorts,
  { saving, reread }: { saving: Saving; reread: (id: string) => Promise<void> },
) {
  const get = state.getState
  /** Number of unreleased `acquire` calls, by draft. */
  const users = new Map<string, number>()
  const setOwner = (id: string, owner: Owner) =>
    state.setState(({ owners }) => ({ owners: { ...owners, [id]: owner } }))

  const locks = createDraftLocks(ports.locks, (id, owner, stolen) => {
    if (owner === 'other') saving.cancelWrite(id)
    if (owner === 'mine' && (stolen || get().owners[id] === 'other'))
      void reread(id).then(() => {
        if (locks.has(id)) setOwner(id, 'mine')
      })
    else setOwner(id, owner)
  })

  async function release(id: string) {
    const isUsed = () => users.has(id) || get().owners[id] === undefined
    const draft = get().drafts[id]
    // Keep the lock while the draft is being sent; a later release frees it.
    if (isUsed() || draft?.state === 'sending' || draft?.state === 'waiting') return
    if (draft && saving.wouldLose(draft)) {
      await saving.save(id)
      // Only this page has what the browser does not store, and it asks before it is closed.
      if (isUsed() || get().notStored[id] !== undefined) return
    } else if (saving.isDirty(id)) void saving.save(id)
    locks.release(id)
    state.setState(({ owners }) => ({ owners: without(owners, id) }))
  }

  return {
    locks,
    setOwner,
    acquire: (id: string): (() => void) => {
      users.set(id, (users.get(id) ?? 0) + 1)
      if (get().owners[id] === undefined) locks.claim(id)
      let acquired = true
      return () => {
        if (!acquired) return
        acquired = false
        const left = (users.get(id) ?? 1) - 1
        if (left > 0) users.set(id, left)
        else users.delete(id)
        // Wait for an immediate remount (Strict Mode, or a change of page), which acquires the draft again.
        setTimeout(() => void release(id))
      }
    },
  }
}

/** Changes of drafts by their author and by sending; those of drafts that another tab owns are ignored. */
function createDraftChanges(
  state: State,
  { now, newId }: DraftsPorts,
  { write, flush, mine }: Pick<Saving, 'write' | 'flush'> & { mine: (id: string) => boolean },
): Pick<Drafts, 'change' | 'changePart' | 'changeParts' | 'newPart' | 'mark'> {
  const ownDraft = (id: string) => (mine(id) ? state.getState().drafts[id] : undefined)
  const apply = (draft: Draft, next: Draft) =>
    write(applyChange(draft, next, { now: now(), newKey: newId, quiet: true }))
  return {
    change(id, change) {
      const draft = ownDraft(id)
      if (!draft || draft.inOutbox) return
      const allowed = draft.state === 'sending' ? textOnly(change) : change
      const next = withChange(draft, allowed, now(), newId)
      if (next !== draft) write(next)
    },
    changePart(id, partId, update) {
      const draft = ownDraft(id)
      const part = draft && findPart(draft, partId)
      if (part) apply(draft, withPart(draft, partId, update(part)))
    },
    changeParts(id, update) {
      const draft = ownDraft(id)
      if (draft) apply(draft, { ...draft, parts: update(draft.parts) })
    },
    newPart: (text) => newPart(newId, { text }),
    mark(id, change) {
      const draft = ownDraft(id)
      if (!draft) return
      write({ ...draft, ...change, revision: draft.revision + 1 })
      flush()
    },
  }
}

/** Removes the drafts of an identity that signed out, in this tab. Returns their ids. */
function dropDrafts(
  get: State['getState'],
  identity: string,
  parts: {
    forget: (id: string) => void
    locks: ReturnType<typeof createDraftLocks>
    shown: ReturnType<typeof createMainDrafts>
  },
): string[] {
  const { forget, locks, shown } = parts
  shown.stopStoring(identity)
  const all = Object.values(get().drafts)
  const ids = all.flatMap((draft) => (draft.identity === identity ? [draft.id] : []))
  for (const id of ids) {
    forget(id)
    locks.release(id)
  }
  shown.leave(identity)
  return ids
}

const createState = (session: DraftsPorts['session']): State =>
  createStore<DraftsState>(() => ({
    drafts: {},
    owners: {},
    elsewhere: new Set(),
    main: readMain(session),
    loaded: false,
    notStored: {},
    problem: null,
  }))

/** Creates the store; the app uses the instance of drafts.ts. */
export function createDrafts(ports: DraftsPorts): Drafts {
  const { now, newId, channel, session } = ports
  const state = createState(session)
  const get = state.getState
  const storage = createDraftStorage(ports.db, ports.local, now)
  const mine = (id: string) => get().owners[id] === 'mine'
  const saving = createDraftSaving({ state, storage, mine, onStored: (id) => channel?.send({ draft: id }) })
  const { write, save, flush } = saving

  const { put, forget, reread } = createRows(state, storage, saving)
  const { locks, setOwner, acquire } = createOwnership(state, ports, { saving, reread })
  const shown = createMainDrafts(state, { session, forget, open: (identity) => drafts.open(identity) })

  const dropAll = (identity: string) => dropDrafts(get, identity, { forget, locks, shown })

  const drafts: Drafts = {
    state,
    mine,
    acquire,
    flush,
    setMain: shown.setMain,
    main: shown.main,
    ...createDraftChanges(state, ports, { write, flush, mine }),
    load: onceAsync(async () => {
      const [stored] = await Promise.all([storage.all(), drafts.lookElsewhere()])
      for (const draft of stored) saving.noteStored(draft.id, draft.revision)
      const all = withNewer(get().drafts, stored)
      state.setState({ drafts: all, main: shown.among(all), loaded: true })
      shown.store()
    }),
    async lookElsewhere() {
      const held = await locks.held()
      state.setState({ elsewhere: new Set(held.filter((id) => !mine(id))) })
    },
    open(identity, init) {
      const draft = newDraft({ ...init, id: newId(), newId, identity, now: now() })
      setOwner(draft.id, 'mine')
      if (hasContent(draft)) write(draft)
      else put(draft)
      locks.claim(draft.id)
      return draft.id
    },
    takeOver: (id) => locks.steal(id),
    setAside(id, submitted) {
      const draft = get().drafts[id]
      if (!draft || !mine(id)) return null
      const { identity } = draft
      const sent = asSubmitted(submitted, draft)
      const rest = draftOfRest(sent, draft)
      const revision = draft.revision + 1
      write({ ...sent, state: 'queued', inOutbox: true, problem: null, updatedAt: now(), revision })
      flush()
      const next = rest && drafts.open(identity, rest)
      if (next) shown.replace(identity, id, next)
      else shown.showFormer(draft)
      return next
    },
    remove(id) {
      const draft = get().drafts[id] ?? null
      if (!draft) return null
      shown.showFormer(draft)
      forget(id)
      void storage.delete(id).then(() => channel?.send({ draft: id }))
      locks.release(id)
      return draft
    },
    replace(id, init) {
      const { identity = '' } = get().drafts[id] ?? {}
      const next = drafts.open(identity, init)
      shown.replace(identity, id, next)
      drafts.remove(id)
      return next
    },
    restore(draft) {
      setOwner(draft.id, 'mine')
      locks.claim(draft.id)
      const state = draft.state === 'queued' ? 'editing' : draft.state
      write({ ...draft, state, inOutbox: false, revision: draft.revision + 1 })
      flush()
      // Other tabs may have it if no composer shows it here.
      acquire(draft.id)()
    },
    async storeNow(id) {
      const draft = get().drafts[id]
      if (!draft) return
      storage.copy(draft)
      await save(id)
    },
    unsaved: () => Object.values(get().drafts).some((draft) => mine(draft.id) && saving.wouldLose(draft)),
    of: (identity) => listOf(get().drafts, identity),
    async erase(identity) {
      const ids = dropAll(identity)
      channel?.send({ erased: identity })
      await Promise.all(ids.map((id) => storage.delete(id)))
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
    // Also delete drafts that only this tab has stored.
    if (erased !== undefined) for (const id of dropAll(erased)) void storage.delete(id)
  })
  const stop = () => {
    stopProblems()
    stopChannel?.()
  }
  return drafts
}
