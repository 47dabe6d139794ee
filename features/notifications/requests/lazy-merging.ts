import type { Runtime } from '@/lib/runtime'

/** The stream reported that the notifications of accepted senders were added. */
export async function finishMerging(runtime: Runtime): Promise<void> {
  const merging = await import('./merging').catch(() => null)
  merging?.finishMerging(runtime)
}
