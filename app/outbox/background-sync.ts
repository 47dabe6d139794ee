import { OUTBOX_SYNC } from './sync-tag'

/** The part of Background Sync that is used; few browsers have it. */
interface WithSync {
  readonly sync?: { register: (tag: string) => Promise<void> }
}

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker : null)

/** Asks the browser to wake this page when it is connected again, also in the background. Never throws. */
export async function requestSync(): Promise<void> {
  try {
    // Not `ready`, which never resolves without a worker.
    const registration = (await worker()?.getRegistration()) as WithSync | undefined
    await registration?.sync?.register(OUTBOX_SYNC)
  } catch {
    // Not allowed by the user; the page checks the connection when it is visible.
  }
}

/** Calls `listener` when the browser wakes the pages; returns the unsubscriber. */
export function onSync(listener: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if ((data as { type?: unknown } | null)?.type === OUTBOX_SYNC) listener()
  }
  worker()?.addEventListener('message', onMessage)
  return () => worker()?.removeEventListener('message', onMessage)
}
