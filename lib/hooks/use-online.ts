import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** What the browser thinks, which is a hint and no proof: the offline banner follows lib/alerts connectivity. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
