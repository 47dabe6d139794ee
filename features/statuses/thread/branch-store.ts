import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'

/** Maximum number of choices to keep; beyond that the oldest are dropped. */
const MAX_CHOICES = 500

/** The reader's choices for threads: posts with folded branches, and with revealed content warnings. */
const store = createIdentityStore({
  key: 'branches',
  // Choices survive a reload, not a restart.
  area: 'session',
  version: 1,
  schema: z.object({
    folded: z.catch(z.array(z.string()), []),
    revealed: z.catch(z.array(z.string()), []),
  }),
  defaults: { folded: [], revealed: [] },
})

const changed = (list: readonly string[], id: string, on: boolean): string[] => {
  const rest = list.filter((each) => each !== id)
  return on ? [...rest, id].slice(-MAX_CHOICES) : rest
}

/** Folds or opens the branch below a post. */
export const setFolded = (identityKey: string, id: string, on: boolean) =>
  store.of(identityKey).set((state) => ({ ...state, folded: changed(state.folded, id, on) }))

/** The posts with folded branches; the same array until one changes. */
export function useFolded(identityKey: string): readonly string[] {
  const { subscribe, get } = store.of(identityKey)
  return useSyncExternalStore(subscribe, () => get().folded)
}

/** Reveals or covers all content warnings in the thread around a post. */
export const setRevealed = (identityKey: string, id: string, on: boolean) =>
  store.of(identityKey).set((state) => ({ ...state, revealed: changed(state.revealed, id, on) }))

export function useRevealed(identityKey: string, id: string): boolean {
  const { subscribe, get } = store.of(identityKey)
  return useSyncExternalStore(subscribe, () => get().revealed.includes(id))
}
