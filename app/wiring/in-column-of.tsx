import { useMemo, type ReactNode } from 'react'
import { ColumnProvider, useColumn } from '@/lib/column'
import { addressNameOf, session } from '../identity/session'
import { useRuntimeOf } from '../identity/use-runtime-of'
import { navigationAs } from '../routing/history'

/** Provides a column of an identity, e.g. that opened a modal; the current column if it has the same identity. */
export function InColumnOf({ identityKey, children }: { identityKey: string; children: ReactNode }) {
  const present = useColumn()
  const identity = session.resolve(identityKey)?.identity
  // An account that signed out resolves to a visitor of its server.
  const runtime = useRuntimeOf(identity?.key === identityKey ? identity : undefined)
  const column = useMemo(() => {
    if (!runtime || runtime === present.runtime) return present
    return {
      ...present,
      runtime,
      identity: runtime.identity,
      navigate: navigationAs(addressNameOf(identityKey)),
    }
  }, [runtime, present, identityKey])
  return runtime && <ColumnProvider column={column}>{children}</ColumnProvider>
}
