import { useSyncExternalStore } from 'react'
import { onceAsync } from '@/lib/util/once-async'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import type { statusName } from './status-name'

type StatusName = typeof statusName

let loaded: StatusName | null = null
const listeners = new Set<() => void>()

/** Loads the code of accessible names. */
export const loadStatusName = onceAsync(async () => {
  loaded = (await import('./status-name')).statusName
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // After a failure the next post that appears tries again; until then screen readers read the content.
  if (loaded === null)
    whenFirstScreenShown()
      .then(loadStatusName)
      .catch(() => {})
  return () => void listeners.delete(listener)
}

const read = () => loaded

/** Returns the function that names a post; null until it is loaded, which begins after the first paint. */
export const useLoadedStatusName = (): StatusName | null => useSyncExternalStore(subscribe, read)
