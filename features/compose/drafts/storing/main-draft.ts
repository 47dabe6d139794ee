import type { StoreApi } from 'zustand/vanilla'
import type { Draft } from '../draft'
import { hasContent, listOf } from '../draft-rules'
import type { DraftsState } from '../drafts-store'
import type { CopyStorage } from './draft-storage'

const MAIN_KEY = 'skein:drafts:main'

/** Returns the draft that the main composer of this tab showed, by identity; {} when unknown. */
export function readMain(session: () => CopyStorage | null): Record<string, string> {
  try {
    const read: unknown = JSON.parse(session()?.getItem(MAIN_KEY) ?? '{}')
    const entries = Object.entries(read && typeof read === 'object' ? read : {})
    return Object.fromEntries(entries.filter(([, id]) => typeof id === 'string'))
  } catch {
    return {}
  }
}

/** Stores it for a reload of this tab. */
function storeMain(session: () => CopyStorage | null, main: Readonly<Record<string, string>>): void {
  try {
    session()?.setItem(MAIN_KEY, JSON.stringify(main))
  } catch {
    // Only a reload needs it.
  }
}

/** False for a draft that waits for the connection: its author has finished it. */
const isOpen = ({ inOutbox }: Draft) => !inOutbox

interface Ports {
  readonly session: () => CopyStorage | null
  /** Removes a draft from the state alone. */
  readonly forget: (id: string) => void
  /** Creates an empty draft and returns its id. */
  readonly open: (identity: string) => string
}

/** Creates what knows which draft the main composer of each identity shows. */
export function createMainDrafts(state: StoreApi<DraftsState>, { session, forget, open }: Ports) {
  const get = state.getState
  /** The draft that was shown before, by identity, to show again when the current one is removed. */
  const former = new Map<string, string>()
  /** Identities that were signed out while their composer may still be on screen; signing in loads a new page. */
  const erased = new Set<string>()
  const without = (record: Readonly<Record<string, string>>, isLeftOut: (identity: string) => boolean) =>
    Object.fromEntries(Object.entries(record).filter(([identity]) => !isLeftOut(identity)))

  const store = () =>
    storeMain(
      session,
      without(get().main, (identity) => erased.has(identity)),
    )

  function setMain(identity: string, id: string) {
    const before = get().main[identity]
    if (before && before !== id) former.set(identity, before)
    state.setState(({ main }) => ({ main: { ...main, [identity]: id } }))
    store()
    const draft = before && before !== id ? get().drafts[before] : undefined
    if (draft && !hasContent(draft)) forget(draft.id)
  }

  return {
    setMain,
    store,
    main: (identity: string): string => {
      const current = get().main[identity]
      if (current && get().drafts[current]) return current
      const last = listOf(get().drafts, identity).find(isOpen)
      // Its author writes that one in another tab.
      const id = last && !get().elsewhere.has(last.id) ? last.id : open(identity)
      setMain(identity, id)
      return id
    },
    /** Returns those of the shown drafts that are in `drafts`. Another tab may have removed one, or signed its account out. */
    among: (drafts: DraftsState['drafts']): Record<string, string> =>
      without(get().main, (identity) => !drafts[get().main[identity] ?? '']),
    /** Shows the former draft instead of one that is removed, else an empty one. */
    showFormer({ id, identity }: Draft) {
      if (get().main[identity] !== id) return
      const before = get().drafts[former.get(identity) ?? '']
      former.delete(identity)
      const canShow = before && isOpen(before) && hasContent(before) && get().owners[before.id] !== 'other'
      setMain(identity, canShow ? before.id : open(identity))
      former.delete(identity)
    },
    /** Shows `next` instead of the draft that it replaces. */
    replace(identity: string, id: string, next: string) {
      if (get().main[identity] !== id) return
      state.setState(({ main }) => ({ main: { ...main, [identity]: next } }))
      store()
    },
    /** From now on stores nothing of an identity. */
    stopStoring: (identity: string) => void erased.add(identity),
    /** Forgets what an identity showed. */
    leave(identity: string) {
      state.setState(({ main }) => ({ main: without(main, (each) => each === identity) }))
      store()
    },
  }
}
