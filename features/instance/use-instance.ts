import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Feature } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import { DEFAULT_LIMITS, type Instance, type Limits } from './instance'
import { instanceQuery } from './queries'

/** The description of the server in view; null until it came. */
export function useInstance(): Instance | null {
  return useQuery(instanceQuery(useRuntime())).data ?? null
}

/** The server's limits; Mastodon's defaults until they came. */
export const useLimits = (): Limits => useInstance()?.limits ?? DEFAULT_LIMITS

/** Whether the server in view has a feature; follows what its answers teach. */
export function useCapability(feature: Feature): boolean {
  const { capabilities } = useRuntime().http
  const subscribe = useCallback((listener: () => void) => capabilities.subscribe(listener), [capabilities])
  return useSyncExternalStore(subscribe, () => capabilities.has(feature))
}
