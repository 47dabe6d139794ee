import { useSyncExternalStore } from 'react'

/**
 * Calls `onChange` when the tab is shown or hidden; returns the unsubscriber. A page that is unloaded becomes hidden too,
 * which is ignored: rendering would only delay the next page.
 */
function subscribe(onChange: () => void): () => void {
  let isUnloading = false
  const onVisibilityChange = () => {
    if (!isUnloading) onChange()
  }
  // Fired before the `visibilitychange` of an unload.
  const onPageHide = () => {
    isUnloading = true
  }
  // The page returns from the back/forward cache.
  const onPageShow = () => {
    isUnloading = false
    onChange()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/** Returns true while the tab is visible. */
export const useDocumentVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState !== 'hidden')
