import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRuntime } from '@/lib/runtime'
import { entriesFor, type NavEntry, type ShownEntry } from './nav-entry'

/** Returns those of `entries` that the current identity sees, in their order. `entries` must be stable. */
export function useNavEntries(entries: readonly NavEntry[]): ShownEntry[] {
  const runtime = useRuntime()
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = [
        runtime.http.capabilities.subscribe(listener),
        ...entries.flatMap(({ condition }) => condition?.subscribe(runtime, listener) ?? []),
      ]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    [entries, runtime],
  )
  // A string, so that equal entries are the same snapshot.
  const read = () =>
    entriesFor(entries, runtime)
      .map(({ id }) => id)
      .join()
  const ids = useSyncExternalStore(subscribe, read, read)
  return useMemo(
    () => entriesFor(entries, runtime).filter(({ id }) => ids.split(',').includes(id)),
    [entries, runtime, ids],
  )
}
