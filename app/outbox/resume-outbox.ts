import { outboxOf, refuseEntry, type OutboxEntry } from '@/lib/outbox'
import type { Runtime } from '@/lib/runtime'
import { loadMutations, runStored } from '../wiring/stored-mutations'

/**
 * Shows and sends the changes that closed pages left in the outbox, in their order. Those that this version does not know
 * count as refused.
 */
async function resume(runtime: Runtime): Promise<void> {
  const outbox = outboxOf(runtime)
  const left = await outbox.takeOver()
  if (left.length === 0) return
  await loadMutations()
  const start = (entry: OutboxEntry): Promise<void> =>
    new Promise((resolve) => {
      const sent = runStored(runtime, entry, ({ waits }) => {
        const held = outbox.hold(entry, { id: entry.id, goneIsDone: waits?.goneIsDone ?? false })
        resolve()
        return held
      })
      sent.catch(() => {
        refuseEntry(runtime.identity.key, entry.id, { isGone: false, message: '' })
        resolve()
      })
    })
  for (const entry of left) await start(entry)
  await outbox.sendAll()
}

/**
 * Resumes the outbox of a runtime: now, and whenever another page leaves changes while this one is in use. Returns the
 * function that stops it.
 */
export function resumeOutbox(runtime: Runtime): () => void {
  const again = () => void resume(runtime)
  const onShown = () => document.visibilityState === 'visible' && again()
  again()
  document.addEventListener('visibilitychange', onShown)
  window.addEventListener('online', again)
  return () => {
    document.removeEventListener('visibilitychange', onShown)
    window.removeEventListener('online', again)
  }
}

/** Sends a refused change again. */
export function sendAgain(runtime: Runtime, id: string): void {
  outboxOf(runtime).reopen(id)
  void resume(runtime)
}
