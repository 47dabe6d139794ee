import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { listsQuery } from '@/features/lists'
import { useAccounts } from '@/features/session'
import { canCommand } from '@/lib/bus'
import { entriesFor } from '@/lib/nav-entries'
import { useRuntime } from '@/lib/runtime'
import { runtimes } from '../identity/runtimes'
import { session } from '../identity/session'
import { NAV_ENTRIES } from '../wiring/nav-entries'
import type { ColumnReader } from './column-items'

/** Returns what the other accounts can have columns of, as far as it is known; none outside of the deck. */
export function useOtherReaders(): readonly ColumnReader[] {
  const current = useRuntime().identity.key
  const accounts = useAccounts()
  // Choosing an item closes the palette, so they do not change while it is open.
  const [keys] = useState(() =>
    canCommand('addColumn')
      ? accounts
          .filter(({ identityKey, expired }) => identityKey !== current && !expired)
          .map(({ identityKey }) => identityKey)
      : [],
  )
  useEffect(() => {
    const unsubscribers = keys.flatMap((key) => {
      const identity = session.resolve(key)?.identity
      return identity?.key === key ? runtimes.acquire(identity) : []
    })
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [keys])
  const open = useSyncExternalStore(runtimes.subscribe, () =>
    keys.filter((key) => runtimes.peek(key) !== undefined).join(' '),
  )
  return useMemo(
    () =>
      open.split(' ').flatMap((identityKey) => {
        const runtime = runtimes.peek(identityKey)
        if (!runtime) return []
        return {
          identityKey,
          entries: entriesFor(NAV_ENTRIES, runtime),
          hasCollections: runtime.http.capabilities.tries('collections'),
          lists: runtime.client.getQueryData(listsQuery(runtime).queryKey) ?? [],
          tags: [],
        }
      }),
    [open],
  )
}
