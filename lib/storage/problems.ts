/**
 * Why something is kept in memory only:
 * blocked = the browser gives no storage (private mode, a policy, another tab in the way); full = no room left;
 * replaced = another tab runs a newer version or removed the data, this one wants a reload.
 */
export type StorageProblem = 'blocked' | 'full' | 'replaced'

const said = new Set<StorageProblem>()
const listeners = new Set<(problem: StorageProblem) => void>()

/** Tells people of a problem with storage, each kind once until the page is loaded anew. */
export function reportStorageProblem(problem: StorageProblem): void {
  if (said.has(problem)) return
  said.add(problem)
  for (const listener of listeners) listener(problem)
}

/** The problem behind an error of localStorage or IndexedDB. */
export const problemOf = (error: unknown): StorageProblem =>
  error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked'

/** Calls `listener` with every problem, those of before included; returns the unsubscriber. */
export function onStorageProblem(listener: (problem: StorageProblem) => void): () => void {
  listeners.add(listener)
  for (const problem of said) listener(problem)
  return () => listeners.delete(listener)
}

/** Forgets what was said, for tests. */
export const resetStorageProblems = () => said.clear()
