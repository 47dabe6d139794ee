import type { Runtime } from '@/lib/runtime'
import { startLater } from '@/lib/util/start-later'
import { connectStreaming } from './streaming'

/** Delay in ms before home is updated in the background, so that the first page loads first. */
const HOME_DELAY = 2000

interface Live {
  /** The number of columns that show the runtime. */
  uses: number
  end: () => void
}

const live = new WeakMap<Runtime, Live>()

function start(runtime: Runtime): () => void {
  const disconnect = connectStreaming(runtime)
  let end = () => {}
  const timer = setTimeout(() => {
    end = startLater(
      () => import('../boot/start-background-updates'),
      ({ startBackgroundUpdates }) => startBackgroundUpdates(runtime),
    )
  }, HOME_DELAY)
  return () => {
    clearTimeout(timer)
    end()
    disconnect()
  }
}

/** True while a column shows the runtime. */
export const isConnected = (runtime: Runtime): boolean => live.has(runtime)

/**
 * Connects a runtime to its stream and keeps home updated, once however many columns show it, until the
 * returned function was called for each. Does nothing for visitors.
 */
export function connectRuntime(runtime: Runtime): () => void {
  if (runtime.me === null) return () => {}
  const entry = live.get(runtime) ?? { uses: 0, end: start(runtime) }
  entry.uses += 1
  live.set(runtime, entry)
  let released = false
  return () => {
    if (released) return
    released = true
    entry.uses -= 1
    if (entry.uses > 0) return
    live.delete(runtime)
    entry.end()
  }
}
