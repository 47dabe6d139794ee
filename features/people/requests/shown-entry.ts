import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { createIdentityStore } from '@/lib/storage'
import { peopleKeys } from '../keys'

/** True where the entry was shown last. Without it the entry would appear late and move those below it. */
const shownLast = createIdentityStore({
  key: 'follow-requests-shown',
  version: 1,
  schema: z.boolean(),
  defaults: false,
})

/** True when the navigation shows the entry; null until the number of requests is known. */
function isShown({ client, cache, me }: Runtime): boolean | null {
  if (me !== null && cache.read('account', me)?.locked === true) return true
  const count = client.getQueryData<number>(peopleKeys.requestCount())
  return count === undefined ? null : count > 0
}

/** True when the navigation shows the entry; as in the last visit until the number of requests is known. */
export const readShown = (runtime: Runtime): boolean =>
  isShown(runtime) ?? shownLast.of(runtime.identity.key).get()

/** Stores for the next visit whether the entry is shown, if that is known. */
export function storeShown(runtime: Runtime): void {
  const shown = isShown(runtime)
  if (shown !== null) shownLast.of(runtime.identity.key).set(shown)
}
