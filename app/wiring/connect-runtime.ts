import type { Runtime } from '@/lib/runtime'
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
  let end: (() => void) | null = null
  let ended = false
  // Screens request this code again if it failed to load, and report it.
  const timer = setTimeout(() => {
    import('../boot/start-background-updates').then(
      ({ startBackgroundUpdates }) => {
        if (!ended) end = startBackgroundUpdates(runtime)
      },
      () => {},
    )
  }, HOME_DELAY)
  return () => {
    ended = true
    clearTimeout(timer)
    end?.()
    disconnect()
  }
}

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
