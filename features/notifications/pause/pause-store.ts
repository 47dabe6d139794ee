import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { createIdentityStore } from '@/lib/storage'

const stores = createIdentityStore({
  key: 'notification-pause',
  version: 1,
  schema: z.number(),
  defaults: 0,
})

/** The stored end of the pause of an identity, in ms since the epoch; 0 for none. */
export const pauseOf = (identityKey: string) => stores.of(identityKey)

/** Returns the end of the pause that an account is in, in ms since the epoch; null when it is in none. */
export function pauseEnd(runtime: Pick<Runtime, 'identity' | 'now'>): number | null {
  const end = pauseOf(runtime.identity.key).get()
  return end > runtime.now() ? end : null
}
