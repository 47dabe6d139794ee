import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Capabilities, Feature } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import { DEFAULT_LIMITS, type Instance, type Limits } from './instance'
import { instanceQuery } from './queries'

/** Reads from the capability table of the current server and renders again when the result changes. */
function useKnown(read: (capabilities: Capabilities) => boolean): boolean {
  const { capabilities } = useRuntime().http
  const subscribe = useCallback((listener: () => void) => capabilities.subscribe(listener), [capabilities])
  return useSyncExternalStore(subscribe, () => read(capabilities))
}

/** Returns the description of the current server; null until loaded. */
export function useInstance(): Instance | null {
  return useQuery(instanceQuery(useRuntime())).data ?? null
}

/**
 * True once the server's description arrived or failed; requests it if needed. For decisions that are made
 * once and must not change later. After `patience` (ms) it is true anyway.
 */
export function useIsServerKnown(patience = Infinity): boolean {
  const runtime = useRuntime()
  const [over, setOver] = useState(false)
  const isKnown = useKnown(({ software }) => software !== null)
  const { data, isError, isPaused } = useQuery({ ...instanceQuery(runtime), enabled: !isKnown })
  useEffect(() => {
    if (isKnown || !Number.isFinite(patience)) return undefined
    const timer = setTimeout(() => setOver(true), patience)
    return () => clearTimeout(timer)
  }, [isKnown, patience])
  // Without a connection there is the description of an earlier visit.
  return isKnown || data !== undefined || isError || isPaused || over
}

/** Returns the server's limits; Mastodon's defaults until they are loaded. */
export const useLimits = (): Limits => useInstance()?.limits ?? DEFAULT_LIMITS

/** True when the current server is known to have a feature; updates as its answers show more. */
export function useCapability(feature: Feature): boolean {
  return useKnown((capabilities) => capabilities.has(feature))
}

/** True unless the current server is known to lack a feature; updates as its answers show more. */
export function useMayHave(feature: Feature): boolean {
  return useKnown((capabilities) => capabilities.tries(feature))
}
