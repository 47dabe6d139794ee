import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRuntime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { ListedAccounts, type ListRule } from './listed-accounts'

/**
 * Returns the accounts that still belong to the list, and rerenders when that changes. `rule` must be stable; default:
 * all but blocked and muted accounts.
 */
export function useListedIds(ids: readonly AccountId[], rule?: ListRule): readonly AccountId[] {
  const runtime = useRuntime()
  const listed = useMemo(() => {
    const isShown: ListRule = (id) => runtime.cache.read('account', id)?.hidden !== true
    return new ListedAccounts(runtime, rule ?? isShown)
  }, [runtime, rule])
  const version = useSyncExternalStore(listed.subscribe, listed.version)
  useEffect(() => listed.track(ids), [listed, ids])
  return useMemo(
    () => (ids.every((id) => listed.has(id)) ? ids : ids.filter((id) => listed.has(id))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version changes when an account leaves or returns
    [listed, ids, version],
  )
}
