import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { createIdentityStore } from '@/lib/storage'
import { startLater } from '@/lib/util/start-later'
import { id } from '@/schemas/primitives'

/** Stored ids at most, far more than people hide; the latest are kept. */
const MAX_STORED_IDS = 1000

const store = createIdentityStore({
  key: 'hidden',
  version: 1,
  schema: z.array(id<'account'>()),
  defaults: [],
})

/** Maximum number of hidden servers to store; the latest are kept. */
const MAX_STORED_DOMAINS = 500

const domainStore = createIdentityStore({
  key: 'hidden-domains',
  version: 1,
  schema: z.array(z.string()),
  defaults: [],
})

/**
 * Restores the blocked and muted accounts and servers before the first paint, so that none of their posts shows before
 * relationships are loaded, and stores later changes. When such an account appears, its relationship is checked, since
 * the block may have been removed elsewhere.
 */
export function restoreHiddenAccounts(runtime: Runtime): void {
  const { cache, loader } = runtime
  const identityKey = runtime.identity.key
  const stored = store.of(identityKey)
  for (const each of stored.get()) cache.setHidden(each, true)
  cache.hidden.onArrival = (each) => loader.need('relationship', each)
  cache.hidden.onAccounts = (ids) => stored.set([...ids].slice(-MAX_STORED_IDS))
  const storedDomains = domainStore.of(identityKey)
  for (const domain of storedDomains.get()) {
    cache.setDomainHidden(domain, true)
    cache.hidden.addEarlierDomain(domain)
  }
  cache.hidden.onDomains = (domains) => storedDomains.set([...domains].slice(-MAX_STORED_DOMAINS))
  // The other tabs.
  runtime.onClose(
    startLater(
      () => import('./share-hidden'),
      ({ followHidden }) => followHidden(runtime),
    ),
  )
}
