import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'

const store = createLocalStore({
  key: 'home-marker',
  version: 1,
  schema: z.catch(z.record(z.string(), z.string()), {}),
  defaults: {},
})

/** The marker of home that this browser last wrote or went to, by identity: another one was set elsewhere. */
export const ownMarker = (who: string): string | undefined => store.get()[who]
export const setOwnMarker = (who: string, id: string): void =>
  store.set((current) => ({ ...current, [who]: id }))
