import { useSyncExternalStore } from 'react'
import { onceAsync } from '@/lib/util/once-async'
import { createEmitter } from '@/lib/util/emitter'

type Sanitizer = (markup: string) => string | null

let sanitizer: Sanitizer | null = null
const arrival = createEmitter()

/** Returns the full sanitiser (`full-sanitizer.ts`) once it is loaded, else null. */
export const loadedSanitizer = (): Sanitizer | null => sanitizer

/** Loads the full sanitiser. Rejects when its chunk fails to load; the next call tries again. */
export const loadSanitizer = onceAsync(async () => {
  sanitizer = (await import('./full-sanitizer')).sanitizeFully
  arrival.emit()
})

/** Renders the component again when the full sanitiser arrives, if `pending` markup waits for it. */
export function useSanitizer(pending: boolean): void {
  useSyncExternalStore(arrival.subscribe, () => !pending || sanitizer !== null)
}
