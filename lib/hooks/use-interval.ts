import { useEffect } from 'react'
import { useStableCallback } from './use-stable-callback'

/** Calls `run` every `ms`; null stops it. */
export function useInterval(run: () => void, ms: number | null): void {
  const stable = useStableCallback(run)
  useEffect(() => {
    if (ms === null) return undefined
    const timer = setInterval(stable, ms)
    return () => clearInterval(timer)
  }, [ms, stable])
}
