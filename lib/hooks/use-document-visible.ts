import { useSyncExternalStore } from 'react'

/**
 * A page that is unloaded becomes hidden too. Rendering for that is wasted and delays the next page, so
 * ignore it.
 */
function subscribe(changed: () => void): () => void {
  let ending = false
  const onChange = () => {
    if (!ending) changed()
  }
  const end = () => {
    ending = true
  }
  // The page was only put into the back/forward cache.
  const back = () => {
    ending = false
    changed()
  }
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pagehide', end)
  window.addEventListener('pageshow', back)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pagehide', end)
    window.removeEventListener('pageshow', back)
  }
}

/** True while the tab is visible. */
export const useDocumentVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden')
