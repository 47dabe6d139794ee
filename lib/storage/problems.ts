/**
 * Why data is kept in memory only: blocked = no storage available (private mode, a policy, another tab blocks
 * it); full = quota exceeded; replaced = another tab runs a newer version or deleted the data, so this tab
 * should reload.
 */
export type StorageProblem = 'blocked' | 'full' | 'replaced'

const said = new Set<StorageProblem>()
const listeners = new Set<(problem: StorageProblem) => void>()

/** Reports a storage problem, each kind once per page load. */
export function reportStorageProblem(problem: StorageProblem): void {
  if (said.has(problem)) return
  said.add(problem)
  for (const listener of listeners) listener(problem)
}

/** Maps an error of localStorage or IndexedDB to a problem. */
export const problemOf = (error: unknown): StorageProblem =>
  error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked'

/** Calls `listener` with every problem, including earlier ones; returns the unsubscriber. */
export function onStorageProblem(listener: (problem: StorageProblem) => void): () => void {
  listeners.add(listener)
  for (const problem of said) listener(problem)
  return () => listeners.delete(listener)
}

/** Clears the reported problems, for tests. */
export const resetStorageProblems = () => said.clear()
