import { useEffect, useState } from 'react'
import type { HeldPart } from '@/lib/util/held-part'

const AT_ONCE = () => Promise.resolve()

/**
 * Returns lazily loaded code, or null until it is loaded. Loading starts after `ready`. Throws the load error
 * to the error boundary; `quiet` parts are decoration and stay away silently.
 */
export function useHeldPart<T>(
  part: HeldPart<T>,
  ready: () => Promise<void> = AT_ONCE,
  quiet = false,
): T | null {
  const [state, setState] = useState<{ part: T | null; failed?: { error: unknown } }>(() => ({
    part: part.held(),
  }))
  const missing = state.part === null
  useEffect(() => {
    if (!missing) return undefined
    let here = true
    ready()
      .then(part.load)
      .then(
        (loaded) => here && setState({ part: loaded }),
        (error: unknown) => here && !quiet && setState({ part: null, failed: { error } }),
      )
    return () => {
      here = false
    }
  }, [part, ready, missing, quiet])
  if (state.failed) throw state.failed.error
  return state.part
}
