import { useSyncExternalStore } from 'react'
import { onceAsync } from '@/lib/util/once-async'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import { createEmitter } from '@/lib/util/emitter'
import type { statusName } from './status-name'

type StatusName = typeof statusName

let loaded: StatusName | null = null
const loads = createEmitter()

/** Loads the code of accessible names. */
export const loadStatusName = onceAsync(async () => {
  loaded = (await import('./status-name')).statusName
  loads.emit()
})

function subscribe(listener: () => void): () => void {
  const end = loads.subscribe(listener)
  // After a failure the next post that appears tries again; until then screen readers read the content.
  if (loaded === null)
    whenFirstScreenShown()
      .then(loadStatusName)
      .catch(() => {})
  return end
}

const read = () => loaded

/** Returns the function that names a post; null until it is loaded, which begins after the first paint. */
export const useLoadedStatusName = (): StatusName | null => useSyncExternalStore(subscribe, read)
