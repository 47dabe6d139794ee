import { hasPushWorker } from '@/features/push'
import type { Runtime } from '@/lib/runtime'

/** Keeps the pushes of an account working, if it has any in this browser. The code loads only then. Never rejects. */
export async function keepPushes(runtime: Runtime): Promise<void> {
  if (!(await hasPushWorker(runtime.identity.key))) return
  // Without its code, the next start does it.
  const keep = await import('./keep-push').catch(() => null)
  await keep?.keepPush(runtime).catch(() => {})
}
