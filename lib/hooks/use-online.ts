import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * Returns navigator.onLine, which is only a hint: the offline banner follows `connectivity` of lib/alerts.
 */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
