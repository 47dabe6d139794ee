import { useSyncExternalStore } from 'react'
import { onceAsync } from '@/lib/util/once-async'

type Sanitizer = (markup: string) => string | null

let sanitizer: Sanitizer | null = null
const listeners = new Set<() => void>()

/** Returns the full sanitiser (`full-sanitizer.ts`) once it is loaded, else null. */
export const loadedSanitizer = (): Sanitizer | null => sanitizer

/** Loads the full sanitiser. Rejects when its chunk fails to load; the next call tries again. */
export const loadSanitizer = onceAsync(async () => {
  sanitizer = (await import('./full-sanitizer')).sanitizeFully
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders the component again when the full sanitiser arrives, if `pending` markup waits for it. */
export function useSanitizer(pending: boolean): void {
  useSyncExternalStore(subscribe, () => !pending || sanitizer !== null)
}
