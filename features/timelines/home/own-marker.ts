import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { compareId } from '@/lib/live-list/compare-id'

const store = createLocalStore({
  key: 'home-marker',
  version: 1,
  schema: z.catch(z.record(z.string(), z.string()), {}),
  defaults: {},
})

/**
 * The newest home marker that this browser wrote or went to, by identity. A newer one was set on another
 * device.
 */
export const ownMarker = (who: string): string | undefined => store.get()[who]
export const raiseOwnMarker = (who: string, id: string): void =>
  store.set((current) => (compareId(id, current[who] ?? '') > 0 ? { ...current, [who]: id } : current))
