import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { visitorActionSchema, type VisitorAction } from '../accounts/store/stored'
import { randomToken } from '../sign-in/pkce'

const store = createLocalStore({
  key: 'visitor-action',
  area: 'session',
  version: 1,
  schema: z.nullable(z.object({ id: z.string(), visitorAction: visitorActionSchema() })),
  defaults: null,
})

/**
 * Stores an action in this tab until its visitor is signed in. Returns the id that the address of the sign-in page names it
 * by: it is random, so that no link of another site can make a user act.
 */
export function keepAction(visitorAction: VisitorAction): string {
  const id = randomToken()
  store.set({ id, visitorAction })
  return id
}

/** Returns the stored action of this id; null when another was stored since, or none. */
export function storedAction(id: string | undefined): VisitorAction | null {
  const stored = store.get()
  return stored !== null && stored.id === id ? stored.visitorAction : null
}

/** Removes the stored action once it is done. */
export const forgetAction = (): void => store.reset()
