import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Identity, Runtime } from '@/lib/runtime'
import { runtimes } from './runtimes'

/**
 * Returns the runtime of an identity, open as long as the identity is on screen. Undefined until it is created, before
 * the next paint.
 */
export function useRuntimeOf(identity: Identity | undefined): Runtime | undefined {
  const { key: identityKey, server, accountId = null } = identity ?? {}
  const runtime = useSyncExternalStore(runtimes.subscribe, () =>
    identityKey === undefined ? undefined : runtimes.peek(identityKey),
  )
  useLayoutEffect(
    () =>
      identityKey !== undefined && server !== undefined
        ? runtimes.acquire({ key: identityKey, server, accountId })
        : undefined,
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- recreates a runtime that was dropped
    [identityKey, server, accountId, runtime],
  )
  return runtime
}
