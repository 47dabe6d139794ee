import * as z from 'zod/mini'
import { create } from 'zustand'

/** The key in session storage: choices survive a reload, not a restart. */
const STORED = 'skein:branches'
/** The most choices to keep; beyond that the oldest are dropped. */
const KEPT = 500

const storedSchema = z.object({
  folded: z.catch(z.array(z.string()), []),
  revealed: z.catch(z.array(z.string()), []),
})
type Stored = z.output<typeof storedSchema>

function read(): Stored {
  try {
    return z.parse(storedSchema, JSON.parse(sessionStorage.getItem(STORED) ?? '{}'))
  } catch {
    return { folded: [], revealed: [] }
  }
}

function write(state: Stored): Stored {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(state))
  } catch {
    // Without storage, choices are lost on a reload.
  }
  return state
}

/** The reader's choices for conversations, by `who/id`: folded branches, and revealed content warnings. */
const useBranchStore = create<Stored>(read)

const changed = (list: readonly string[], key: string, on: boolean): string[] => {
  const rest = list.filter((each) => each !== key)
  return on ? [...rest, key].slice(-KEPT) : rest
}

/** Folds or opens the branch below a post. */
export const setFolded = (key: string, on: boolean) =>
  useBranchStore.setState((state) => write({ ...state, folded: changed(state.folded, key, on) }))

/** The folded branches; the same array until one changes. */
export const useFolded = (): readonly string[] => useBranchStore((state) => state.folded)

/** Reveals or covers all content warnings in the conversation around a post. */
export const setRevealed = (key: string, on: boolean) =>
  useBranchStore.setState((state) => write({ ...state, revealed: changed(state.revealed, key, on) }))

export const useRevealed = (key: string): boolean => useBranchStore((state) => state.revealed.includes(key))

/** Drops every choice: all branches are open, and content warnings follow the settings. */
export const forgetBranches = () => useBranchStore.setState(write({ folded: [], revealed: [] }))
