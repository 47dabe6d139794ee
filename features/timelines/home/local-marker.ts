import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { compareId } from '@/lib/live-list/compare-id'

const store = createIdentityStore({
  key: 'home-marker',
  version: 1,
  schema: z.nullable(z.string()),
  defaults: null,
})

/**
 * The newest home marker that this browser wrote or jumped to, by identity. A newer one was set on another
 * device.
 */
export const localMarker = (identityKey: string): string | undefined =>
  store.of(identityKey).get() ?? undefined
export const raiseLocalMarker = (identityKey: string, id: string): void =>
  store.of(identityKey).set((current) => (compareId(id, current ?? '') > 0 ? id : current))
