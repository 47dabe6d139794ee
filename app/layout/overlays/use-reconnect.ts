import { useEffect } from 'react'
import { preloadFailures } from '@/features/timelines'
import { setOffline, type Connectivity } from '@/lib/alerts'
import { tellFact } from '@/lib/bus'
import { askAgain } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import { connectivityOf } from '../../identity/environment'

/** Pause between two requests that check whether an unreachable server is back, in ms. */
const PROBE = 20_000

interface ReconnectionBanner {
  connectivity: Connectivity
  onRetry: () => void
}

/** Retries failed queries without a press of "Try again"; of a paged list only the next page. */
function retryFailed({ client, identity, loader }: Runtime) {
  loader.retryLost()
  const failed = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  for (const query of failed) askAgain(client, query)
  tellFact('reachable', { identity: identity.who })
}

/** Shows on every screen that the connection is gone. */
function show(offline: boolean) {
  setOffline(offline)
  document.documentElement.toggleAttribute('data-offline', offline)
}

/** Notices when the server of `runtime` is out of reach and when it is back, and then continues what was lost. */
export function useReconnect(runtime: Runtime): ReconnectionBanner {
  const connectivity = connectivityOf(runtime.identity.server)
  useEffect(
    () =>
      connectivity.subscribe(() => {
        show(connectivity.offline())
        if (!connectivity.offline()) retryFailed(runtime)
      }),
    [connectivity, runtime],
  )
  useEffect(() => {
    const probe = () => {
      if (connectivity.offline() && document.visibilityState === 'visible') connectivity.check()
    }
    preloadFailures()
    show(connectivity.offline())
    const timer = setInterval(probe, PROBE)
    // The browser only hints at the connection; a probe decides.
    window.addEventListener('offline', connectivity.check)
    window.addEventListener('online', probe)
    document.addEventListener('visibilitychange', probe)
    return () => {
      clearInterval(timer)
      window.removeEventListener('offline', connectivity.check)
      window.removeEventListener('online', probe)
      document.removeEventListener('visibilitychange', probe)
      show(false)
    }
  }, [connectivity])
  return { connectivity, onRetry: connectivity.check }
}
