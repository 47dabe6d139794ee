import { useCallback, useSyncExternalStore } from 'react'
import { useRuntime } from '@/lib/runtime'
import { onQuiet } from '../alerts/quiet'
import { pauseEnd, pauseOf } from './pause-store'

interface Pause {
  /** End of the pause in ms since the epoch; null outside of a pause. */
  readonly end: number | null
  readonly start: (end: number) => void
  readonly stop: () => void
}

/** Returns the pause of the notifications of the current account. */
export function usePause(): Pause {
  const runtime = useRuntime()
  const subscribe = useCallback((listener: () => void) => onQuiet(runtime, listener), [runtime])
  const end = useSyncExternalStore(subscribe, () => pauseEnd(runtime))
  const store = pauseOf(runtime.identity.key)
  return { end, start: store.set, stop: store.reset }
}
