import * as z from 'zod/mini'
import { create } from 'zustand'

/** In the session storage: it holds over a reload, not over a restart. */
const STORED = 'skein:branches'
/** Choices beyond this many are forgotten, the oldest first. */
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
    // Blocked storage costs the choice after a reload and nothing else.
  }
  return state
}

/** What the reader did to conversations, by `who/id`: branches folded away, warnings all revealed. */
const useBranchStore = create<Stored>(read)

const changed = (list: readonly string[], key: string, on: boolean): string[] => {
  const rest = list.filter((each) => each !== key)
  return on ? [...rest, key].slice(-KEPT) : rest
}

/** Folds the branch below a post away, or opens it. */
export const setFolded = (key: string, on: boolean) =>
  useBranchStore.setState((state) => write({ ...state, folded: changed(state.folded, key, on) }))

/** The folded branches; the same array until one changes. */
export const useFolded = (): readonly string[] => useBranchStore((state) => state.folded)

/** Reveals what is behind warnings in the conversation around a post, or covers it again. */
export const setRevealed = (key: string, on: boolean) =>
  useBranchStore.setState((state) => write({ ...state, revealed: changed(state.revealed, key, on) }))

export const useRevealed = (key: string): boolean => useBranchStore((state) => state.revealed.includes(key))

/** Forgets every choice: all branches open, warnings as the rules say. */
export const forgetBranches = () => useBranchStore.setState(write({ folded: [], revealed: [] }))
