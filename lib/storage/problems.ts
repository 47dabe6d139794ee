import { createEmitter } from '@/lib/util/emitter'

/**
 * Reasons for keeping data in memory only: blocked = no storage available (private mode, a policy, another tab blocks
 * it); full = quota exceeded; replaced = another tab runs a newer version or deleted the data, so this tab
 * should reload.
 */
export type StorageProblem = 'blocked' | 'full' | 'replaced'

const reported = new Set<StorageProblem>()
const problems = createEmitter<StorageProblem>()

/** Reports a storage problem, each kind once per page load. */
export function reportStorageProblem(problem: StorageProblem): void {
  if (reported.has(problem)) return
  reported.add(problem)
  problems.emit(problem)
}

/** Maps an error of localStorage or IndexedDB to a problem. */
export const storageProblemOf = (error: unknown): StorageProblem =>
  error instanceof Error && /quota/i.test(error.name) ? 'full' : 'blocked'

/** Calls `listener` with every problem, including earlier ones; returns the unsubscriber. */
export function onStorageProblem(listener: (problem: StorageProblem) => void): () => void {
  for (const problem of reported) listener(problem)
  return problems.subscribe(listener)
}

/** Clears the reported problems, for tests. */
export const resetStorageProblems = () => reported.clear()
