import { useSyncExternalStore } from 'react'
import { onceAsync } from '@/lib/util/once-async'
import { createEmitter } from '@/lib/util/emitter'

type Sanitizer = (markup: string) => string | null

let sanitizer: Sanitizer | null = null
const arrival = createEmitter()
let arrivals = 0

/** Returns how many of the parts that load on first use are loaded. */
export const arrivalCount = (): number => arrivals

/** Renders what waits for a part again, because one was loaded. */
export function noteArrival(): void {
  arrivals += 1
  arrival.emit()
}

/** Returns the full sanitiser (`full-sanitizer.ts`) once it is loaded, else null. */
export const loadedSanitizer = (): Sanitizer | null => sanitizer

/** Loads the full sanitiser. Rejects when its chunk fails to load; the next call tries again. */
export const loadSanitizer = onceAsync(async () => {
  sanitizer = (await import('./full-sanitizer')).sanitizeFully
  noteArrival()
})

/** Renders the component again when a part arrives, if its markup waits for one (`Rendered.pending`). */
export function useSanitizer(pending: number | null): void {
  useSyncExternalStore(arrival.subscribe, () => pending === null || arrivals)
}
