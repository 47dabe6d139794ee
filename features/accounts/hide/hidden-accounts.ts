import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { id, type AccountId } from '@/schemas/primitives'

const keyOf = (who: string) => `skein:hidden:${who}`
/** Stored ids at most, far more than people hide; the latest are kept. */
const MOST = 1000

const idsSchema = z.array(id<'account'>())

function read(who: string): readonly AccountId[] {
  try {
    const found = z.safeParse(idsSchema, JSON.parse(localStorage.getItem(keyOf(who)) ?? '[]'))
    return found.success ? found.data : []
  } catch {
    // They will be learnt again.
    return []
  }
}

/**
 * Restores the blocked and muted accounts before the first paint, so that none of their posts shows before
 * relationships are loaded. When such an account appears, its relationship is checked, since the block may
 * have been removed elsewhere.
 */
export function rememberHidden({ cache, loader, identity: { who } }: Runtime): void {
  for (const each of read(who)) cache.hide(each, true)
  cache.onRecalled = (each) => loader.need('relationship', each)
  cache.onHidden = (ids) => {
    try {
      localStorage.setItem(keyOf(who), JSON.stringify([...ids].slice(-MOST)))
    } catch {
      // They will be learnt again.
    }
  }
}

/** Storage key of the time of the last request for blocked accounts. */
export const askedKey = (who: string) => `skein:hidden-asked:${who}`

/** Removes the stored ids of an identity that signs out. */
export function forgetHidden(who: string): void {
  try {
    localStorage.removeItem(keyOf(who))
    localStorage.removeItem(askedKey(who))
  } catch {
    // Nothing was stored.
  }
}
