import { create } from 'zustand'

/** What the person opened or closed by hand, by status id; undefined = as the settings say. */
interface Opened {
  warning?: boolean | undefined
  media?: boolean | undefined
  unfolded?: boolean
  filter?: boolean
  tags?: boolean
  gallery?: boolean
  /** The quoted post behind a button. */
  quote?: boolean
  /** The picture of the link's card. */
  card?: boolean
  /** In other words than its own. */
  translated?: boolean
}

interface ViewStore {
  opened: Record<string, Opened>
  set: (key: string, change: Opened) => void
  forget: (keys: readonly string[]) => void
}

/** Choices beyond this many are forgotten, the oldest first. */
const KEPT = 1000

const useViewStore = create<ViewStore>((set) => ({
  opened: {},
  set: (key, change) =>
    set(({ opened }) => {
      const { [key]: before, ...rest } = opened
      const entries = Object.entries(rest)
      const kept = entries.length < KEPT ? rest : Object.fromEntries(entries.slice(-KEPT / 2))
      return { opened: { ...kept, [key]: { ...before, ...change } } }
    }),
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

/** What was opened by hand of one status. `key` is `who/id`: ids belong to one server. */
export const useOpened = (key: string): Opened => useViewStore((state) => state.opened[key] ?? NOTHING)

/** The same, once. */
export const getOpened = (key: string): Opened => useViewStore.getState().opened[key] ?? NOTHING

/** Notes what the person opened or closed. */
export const setOpened = (key: string, change: Opened) => useViewStore.getState().set(key, change)

/** Warnings and media of these are again as the rules say, whatever the person opened or closed. */
export const forgetOpened = (keys: readonly string[]) => useViewStore.getState().forget(keys)
