import { useEffect } from 'react'
import { preloadFailures } from '@/features/timelines'
import { setOffline, type Connectivity } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { refetchFailed } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { retryAvatars } from '@/lib/ui/avatar/retry-avatars'
import { connectivityOf } from '../../identity/environment'

/**
 * Interval in ms at which a visible page checks its server: whether it is back, or, when nothing was received
 * from it, whether it is still there. Only a request can tell, as connections may die silently.
 */
const PROBE_INTERVAL = 15_000

/**
 * The longest pause between two checks of a silent server, in intervals. Each check that it answers doubles the pause:
 * a page that only stays open needs few, and a lost request or stream is checked at once.
 */
const MAX_PAUSE = 4

interface Reconnection {
  connectivity: Connectivity
  onRetry: () => void
}

/** Retries failed queries without a press of "Try again", for a paged list only the next page, and failed avatars. */
function retryFailed({ client, identity, loader }: Runtime) {
  loader.retryLost()
  retryAvatars()
  const failed = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  for (const query of failed) refetchFailed(client, query)
  emitFact('reachable', { identity: identity.key })
}

/** Runs an effect once for each key, however many use it; it ends with the last user. */
function shared<K>(start: (key: K) => () => void) {
  const running = new Map<K, { users: number; stop: () => void }>()
  return (key: K) => {
    const entry = running.get(key) ?? { users: 0, stop: start(key) }
    running.set(key, entry)
    entry.users += 1
    return () => {
      entry.users -= 1
      if (entry.users > 0) return
      running.delete(key)
      entry.stop()
    }
  }
}

/** Checks regularly whether a server can be reached. */
const watchServer = shared((server: string) => {
  const connectivity = connectivityOf(server)
  const show = () => setOffline(server, connectivity.offline())
  const check = () => void connectivity.check()
  let answersBefore = connectivity.answers()
  /** The current pause, and what is left of it, in intervals. */
  let pause = 1
  let left = 1
  const probe = async (isDue: () => boolean) => {
    const isSilent = connectivity.offline() || connectivity.answers() === answersBefore
    if (!isSilent || connectivity.offline()) pause = left = 1
    if (isSilent && document.visibilityState === 'visible' && isDue()) {
      await connectivity.check()
      pause = left = Math.min(pause * 2, MAX_PAUSE)
    }
    answersBefore = connectivity.answers()
  }
  const probeNow = () => void probe(() => true)
  const tick = () => void probe(() => (left -= 1) <= 0)
  preloadFailures()
  // This code, too, is loaded again after a lost connection.
  retryAvatars()
  show()
  const stop = connectivity.subscribe(show)
  const timer = setInterval(tick, PROBE_INTERVAL)
  // The browser only hints at the connection; a probe decides.
  window.addEventListener('offline', check)
  window.addEventListener('online', probeNow)
  document.addEventListener('visibilitychange', probeNow)
  return () => {
    stop()
    clearInterval(timer)
    window.removeEventListener('offline', check)
    window.removeEventListener('online', probeNow)
    document.removeEventListener('visibilitychange', probeNow)
    setOffline(server, false)
  }
})

/** Checks the server of a runtime when its stream is lost, and retries failed queries once it can be reached again. */
const retryOnReturn = shared((runtime: Runtime) => {
  const connectivity = connectivityOf(runtime.identity.server)
  const stop = connectivity.subscribe(() => {
    if (!connectivity.offline()) retryFailed(runtime)
  })
  const stopStatus = runtime.streaming.onStatus((status) => {
    if (status === 'down') void connectivity.check()
  })
  return () => {
    stop()
    stopStatus()
  }
})

/** Tracks whether the server of `runtime` can be reached, and retries failed queries once it can again. */
export function useReconnect(runtime: Runtime): Reconnection {
  const { server } = runtime.identity
  const connectivity = connectivityOf(server)
  useEffect(() => watchServer(server), [server])
  useEffect(() => retryOnReturn(runtime), [runtime])
  return { connectivity, onRetry: () => void connectivity.check() }
}
