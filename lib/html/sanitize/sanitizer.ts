import { useSyncExternalStore } from 'react'
import { onceAsync } from '@/lib/util/once-async'
import { createEmitter } from '@/lib/util/emitter'

type Sanitizer = (markup: string) => string | null

let sanitizer: Sanitizer | null = null
const partLoaded = createEmitter()
let loaded = 0

/** Returns how many of the parts that load on first use are loaded. */
export const loadedParts = (): number => loaded

/** Renders incomplete markup again, because a part was loaded. */
export function notePartLoaded(): void {
  loaded += 1
  partLoaded.emit()
}

/** Returns the full sanitiser (`full-sanitizer.ts`) once it is loaded, else null. */
export const loadedSanitizer = (): Sanitizer | null => sanitizer

/** Loads the full sanitiser. Rejects when its chunk fails to load; the next call tries again. */
export const loadSanitizer = onceAsync(async () => {
  sanitizer = (await import('./full-sanitizer')).sanitizeFully
  notePartLoaded()
})

/** Renders the component again when a part is loaded, if its markup is incomplete (`Rendered.partsLoaded`). */
export function useLoadedParts(isIncomplete: boolean): void {
  useSyncExternalStore(partLoaded.subscribe, () => !isIncomplete || loaded)
}
