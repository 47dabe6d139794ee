import { create } from 'zustand'
import { withLatest } from '@/lib/util/with-latest'

/** The parts of a post that the user opened (true) or closed (false); undefined: the settings decide. */
interface Opened {
  warning?: boolean | undefined
  media?: boolean | undefined
  unfolded?: boolean
  filter?: boolean
  tags?: boolean
  gallery?: boolean
  /** A covered quoted post. */
  quote?: boolean
  /** The image of the link preview. */
  card?: boolean
  /** The text is translated. */
  translated?: boolean
}

interface ViewStore {
  opened: Record<string, Opened>
  set: (key: string, change: Opened) => void
  forget: (keys: readonly string[]) => void
}

/** Maximum number of entries kept; the oldest are dropped. */
const MAX_ENTRIES = 1000

const useViewStore = create<ViewStore>((set) => ({
  opened: {},
  set: (key, change) =>
    set(({ opened }) => ({ opened: withLatest(opened, key, { ...opened[key], ...change }, MAX_ENTRIES) })),
  forget: (keys) =>
    set(({ opened }) => {
      const next = { ...opened }
      for (const key of keys) {
        const { [key]: before } = next
        if (before) next[key] = { ...before, warning: undefined, media: undefined }
      }
      return { opened: next }
    }),
}))

const NOTHING: Opened = {}

/**
 * Returns what was opened of a status. `key` is the identity key, '/' and the id, since ids belong to one
 * server.
 */
export const useOpened = (key: string): Opened => useViewStore((state) => state.opened[key] ?? NOTHING)

/** Like `useOpened`, but reads once without subscribing. */
export const getOpened = (key: string): Opened => useViewStore.getState().opened[key] ?? NOTHING

/** Records what the user opened or closed. */
export const setOpened = (key: string, change: Opened) => useViewStore.getState().set(key, change)

/** Forgets what the user opened or closed in these posts: the settings decide again. */
export const forgetOpened = (keys: readonly string[]) => useViewStore.getState().forget(keys)
