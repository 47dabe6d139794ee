import type { IntlShape } from '@/lib/i18n'
import { pushRowOf, type PushNotes } from '@/lib/push/push-rows'
import type { Runtime } from '@/lib/runtime'
import { alertPushFailure } from './alert-failure'
import { startPushing, stopPushing } from './mutations'

interface Words {
  /** Texts and times for the service worker. */
  readonly notes: () => Promise<PushNotes>
  readonly intl: () => IntlShape
}

/**
 * Ends the pushes of an account in this browser, as they are off before anyone chooses some. Returns the function that
 * starts them again as they were, which reports a failure.
 */
export function resetPushing(runtime: Runtime, { notes, intl }: Words): () => void {
  const { key } = runtime.identity
  const end = async () => {
    const row = await pushRowOf(key)
    if (row) await stopPushing(runtime)
    return row
  }
  const ended = end()
  const startAgain = async () => {
    const row = await ended
    if (row) await startPushing(runtime, row.key, row, await notes())
  }
  return () => void startAgain().catch((error: unknown) => alertPushFailure(error, intl(), key))
}
