import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { id, type AccountId } from '@/schemas/primitives'

const keyOf = (who: string) => `skein:hidden:${who}`
/** Far more than people hide; the latest stay. */
const MOST = 1000

const idsSchema = z.array(id<'account'>())

function read(who: string): readonly AccountId[] {
  try {
    const found = z.safeParse(idsSchema, JSON.parse(localStorage.getItem(keyOf(who)) ?? '[]'))
    return found.success ? found.data : []
  } catch {
    // They are learnt anew then.
    return []
  }
}

/**
 * Whom a person blocks or mutes is known from the first paint on, so that nothing of them shows before the server has
 * said how one stands to them. Who is met after all is asked about again: it may have ended elsewhere.
 */
export function rememberHidden({ cache, loader, identity: { who } }: Runtime): void {
  for (const each of read(who)) cache.hide(each, true)
  cache.onRecalled = (each) => loader.need('relationship', each)
  cache.onHidden = (ids) => {
    try {
      localStorage.setItem(keyOf(who), JSON.stringify([...ids].slice(-MOST)))
    } catch {
      // As above.
    }
  }
}

/** When the server was last asked for all of them. */
export const askedKey = (who: string) => `skein:hidden-asked:${who}`

/** Forgets whom an identity hid, when it signs out. */
export function forgetHidden(who: string): void {
  try {
    localStorage.removeItem(keyOf(who))
    localStorage.removeItem(askedKey(who))
  } catch {
    // Nothing was kept there.
  }
}
