import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Calls `changed` when the setting or the wish changes; returns the unsubscriber. */
export function onReducedMotion(changed: () => void): () => void {
  const list = window.matchMedia(QUERY)
  const observer = new MutationObserver(changed)
  list.addEventListener('change', changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] })
  return () => {
    list.removeEventListener('change', changed)
    observer.disconnect()
  }
}

/** The setting (`data-motion` of the document) or else the wish of the system, as tokens.css reads them. */
export function prefersReducedMotion(): boolean {
  const setting = document.documentElement.dataset['motion']
  if (setting === 'reduced') return true
  return setting !== 'full' && window.matchMedia(QUERY).matches
}

/** For what moves by script or has its own clock (videos, scrolling); CSS uses the motion tokens. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onReducedMotion, prefersReducedMotion)
