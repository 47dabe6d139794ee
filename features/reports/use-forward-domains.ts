import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useCapability } from '@/features/instance'
import { entityHash } from '@/lib/cache'
import { useRuntime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { forwardDomains } from './rules'

const NONE: readonly StatusId[] = []

/**
 * Returns the servers a report of these posts can be forwarded to, and renders again when that changes: a report that was
 * kept for a reload knows the ids of its posts only, which are then requested.
 */
export function useForwardDomains({ acct }: Account, statusIds: readonly StatusId[]): readonly string[] {
  const { cache, listeners, loader } = useRuntime()
  // Without this feature, a report is forwarded only to the server of the account.
  const canChooseDomains = useCapability('forwardDomains')
  const ids = canChooseDomains ? statusIds : NONE
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const id of ids) if (cache.read('status', id) === undefined) loader.need('status', id)
      const unsubscribers = ids.map((id) => listeners.listen(entityHash('status', id), listener))
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    [cache, listeners, loader, ids],
  )
  // A string, since every read would create another array. Domains have no spaces.
  const read = () =>
    forwardDomains(
      acct,
      ids.flatMap((id) => cache.read('status', id) ?? []),
    ).join(' ')
  const domains = useSyncExternalStore(subscribe, read)
  return useMemo(() => (domains === '' ? [] : domains.split(' ')), [domains])
}
