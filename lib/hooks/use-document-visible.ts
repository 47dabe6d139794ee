import { useSyncExternalStore } from 'react'

/** A page that ends goes out of sight as well; drawing it anew is work for nobody, and the next page waits for it. */
function subscribe(changed: () => void): () => void {
  let ending = false
  const told = () => {
    if (!ending) changed()
  }
  const end = () => {
    ending = true
  }
  // It was only put aside.
  const back = () => {
    ending = false
    changed()
  }
  document.addEventListener('visibilitychange', told)
  window.addEventListener('pagehide', end)
  window.addEventListener('pageshow', back)
  return () => {
    document.removeEventListener('visibilitychange', told)
    window.removeEventListener('pagehide', end)
    window.removeEventListener('pageshow', back)
  }
}

/** Whether the tab is in sight. */
export const useDocumentVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden')
