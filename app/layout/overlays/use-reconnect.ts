import { useEffect } from 'react'
import { preloadFailures } from '@/features/timelines'
import { setOffline, type Connectivity } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { refetchFailed } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { connectivityOf } from '../../identity/environment'

/** Pause between two requests that check whether an unreachable server is back, in ms. */
const PROBE_INTERVAL = 20_000

interface Reconnection {
  connectivity: Connectivity
  onRetry: () => void
}

/** Retries failed queries without a press of "Try again"; for a paged list only the next page. */
function retryFailed({ client, identity, loader }: Runtime) {
  loader.retryLost()
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

/** Checks regularly whether a server that cannot be reached is back. */
const watchServer = shared((server: string) => {
  const connectivity = connectivityOf(server)
  const show = () => setOffline(server, connectivity.offline())
  const probe = () => {
    if (connectivity.offline() && document.visibilityState === 'visible') connectivity.check()
  }
  preloadFailures()
  show()
  const stop = connectivity.subscribe(show)
  const timer = setInterval(probe, PROBE_INTERVAL)
  // The browser only hints at the connection; a probe decides.
  window.addEventListener('offline', connectivity.check)
  window.addEventListener('online', probe)
  document.addEventListener('visibilitychange', probe)
  return () => {
    stop()
    clearInterval(timer)
    window.removeEventListener('offline', connectivity.check)
    window.removeEventListener('online', probe)
    document.removeEventListener('visibilitychange', probe)
    setOffline(server, false)
  }
})

/** Retries the failed queries of a runtime once its server can be reached again. */
const retryOnReturn = shared((runtime: Runtime) => {
  const connectivity = connectivityOf(runtime.identity.server)
  return connectivity.subscribe(() => {
    if (!connectivity.offline()) retryFailed(runtime)
  })
})

/** Tracks whether the server of `runtime` can be reached, and retries failed queries once it can again. */
export function useReconnect(runtime: Runtime): Reconnection {
  const { server } = runtime.identity
  const connectivity = connectivityOf(server)
  useEffect(() => watchServer(server), [server])
  useEffect(() => retryOnReturn(runtime), [runtime])
  return { connectivity, onRetry: connectivity.check }
}
