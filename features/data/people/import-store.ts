import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { jobSchema, progressSchema, type Job, type JobProgress } from './steps'

// Two values, since the steps are many and never change, and the progress changes with every step.

/** The import of an identity; null for none. */
const jobs = createIdentityStore({
  key: 'import',
  version: 1,
  schema: z.nullable(jobSchema),
  defaults: null,
})

const progresses = createIdentityStore({
  key: 'import-progress',
  version: 1,
  schema: z.nullable(progressSchema),
  defaults: null,
})

/** An import with its progress. */
export interface StoredImport {
  readonly job: Job
  readonly progress: JobProgress
}

/** The stored import of an identity. */
export function importStore(identityKey: string) {
  const job = jobs.of(identityKey)
  const progress = progresses.of(identityKey)
  let last: StoredImport | null = null
  return {
    /** Returns the import; the same object until it changes. */
    get(): StoredImport | null {
      const [storedJob, storedProgress] = [job.get(), progress.get()]
      if (!storedJob || !storedProgress || storedJob.id !== storedProgress.id) return null
      if (last?.job !== storedJob || last.progress !== storedProgress)
        last = { job: storedJob, progress: storedProgress }
      return last
    },
    start(next: Job) {
      job.set(next)
      progress.set({ id: next.id, state: 'running', at: 0, failures: [], stop: null })
    },
    /** Changes the progress of an import, unless it was replaced. */
    change(id: string, change: (before: JobProgress) => JobProgress) {
      progress.set((before) => (before?.id === id ? change(before) : before))
    },
    forget() {
      progress.reset()
      job.reset()
    },
    subscribe(listener: () => void): () => void {
      const unsubscribers = [job.subscribe(listener), progress.subscribe(listener)]
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
    },
  }
}
