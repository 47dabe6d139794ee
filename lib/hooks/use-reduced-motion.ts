import { useSyncExternalStore } from 'react'
import { mediaList } from './use-media-query'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Calls `changed` when the setting or the system preference changes; returns the unsubscriber. */
export function onReducedMotion(changed: () => void): () => void {
  const list = mediaList(QUERY)
  const observer = new MutationObserver(changed)
  list.addEventListener('change', changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-motion'] })
  return () => {
    list.removeEventListener('change', changed)
    observer.disconnect()
  }
}

/**
 * Returns the setting (`data-motion` of the document), else the preference of the system, as tokens.css does.
 */
export function prefersReducedMotion(): boolean {
  const setting = document.documentElement.dataset['motion']
  if (setting === 'reduced') return true
  return setting !== 'full' && mediaList(QUERY).matches
}

/** For motion by script or with its own clock (videos, scrolling). CSS uses the motion tokens. */
export const useReducedMotion = (): boolean => useSyncExternalStore(onReducedMotion, prefersReducedMotion)
