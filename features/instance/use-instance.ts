import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Capabilities, Feature } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import { DEFAULT_LIMITS, type Instance, type Limits } from './instance'
import { instanceQuery } from './queries'

/** What the capability table of the server in view says; follows it. */
function useKnown(read: (capabilities: Capabilities) => boolean): boolean {
  const { capabilities } = useRuntime().http
  const subscribe = useCallback((listener: () => void) => capabilities.subscribe(listener), [capabilities])
  return useSyncExternalStore(subscribe, () => read(capabilities))
}

/** The description of the server in view; null until it came. */
export function useInstance(): Instance | null {
  return useQuery(instanceQuery(useRuntime())).data ?? null
}

/**
 * Whether the server in view has said what it is, or will not; asked now if nobody has. For what is decided once and
 * must not change afterwards. After `patience` (ms) it is true all the same.
 */
export function useServerTold(patience = Infinity): boolean {
  const runtime = useRuntime()
  const [over, setOver] = useState(false)
  const told = useKnown(({ software }) => software !== null)
  const { isError, isPaused } = useQuery({ ...instanceQuery(runtime), enabled: !told })
  useEffect(() => {
    if (told || !Number.isFinite(patience)) return undefined
    const timer = setTimeout(() => setOver(true), patience)
    return () => clearTimeout(timer)
  }, [told, patience])
  return told || isError || isPaused || over
}

/** The server's limits; Mastodon's defaults until they came. */
export const useLimits = (): Limits => useInstance()?.limits ?? DEFAULT_LIMITS

/** Whether the server in view has a feature; follows what its answers teach. */
export function useCapability(feature: Feature): boolean {
  return useKnown((capabilities) => capabilities.has(feature))
}
