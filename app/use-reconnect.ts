import { useCallback, useEffect } from 'react'
import type { InfiniteQueryObserver } from '@tanstack/react-query'
import { instanceQuery } from '@/features/instance'
import type { Connectivity } from '@/lib/alerts'
import { tellFact } from '@/lib/bus'
import type { Runtime } from '@/lib/runtime'
import { connectivityOf } from './environment'

/** How often a server that is out of reach is asked for a sign of life, in ms. */
const PROBE = 20_000

interface Reconnection {
  connectivity: Connectivity
  onRetry: () => void
}

/** Told by what it can do: its class is not loaded before a list with pages is. */
const isPaged = (observer: object): observer is InfiniteQueryObserver => 'fetchNextPage' in observer

/** What failed meanwhile need not wait for a press of "Try again": of a list with pages only the next one is asked for. */
function retryFailed({ client, identity }: Runtime) {
  const failed = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  for (const query of failed) {
    const list = query.observers.find(isPaged)
    if (list && query.state.data !== undefined) void list.fetchNextPage({ cancelRefetch: false })
    else void client.refetchQueries({ queryKey: query.queryKey, exact: true })
  }
  tellFact('reachable', { identity: identity.who })
}

/** Finds out that the server of `runtime` is back, by and by and on demand; any answer ends the notice. */
export function useReconnect(runtime: Runtime): Reconnection {
  const connectivity = connectivityOf(runtime.identity.server)
  const onRetry = useCallback(() => {
    runtime.loader.retryLost()
    runtime.client.query({ ...instanceQuery(runtime), staleTime: 0 }).catch(() => {})
  }, [runtime])
  useEffect(
    () =>
      connectivity.subscribe(() => {
        document.documentElement.toggleAttribute('data-offline', connectivity.offline())
        if (!connectivity.offline()) retryFailed(runtime)
      }),
    [connectivity, runtime],
  )
  useEffect(() => {
    const probe = () => {
      if (connectivity.offline() && document.visibilityState === 'visible') onRetry()
    }
    document.documentElement.toggleAttribute('data-offline', connectivity.offline())
    const timer = setInterval(probe, PROBE)
    window.addEventListener('online', probe)
    document.addEventListener('visibilitychange', probe)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', probe)
      document.removeEventListener('visibilitychange', probe)
      document.documentElement.removeAttribute('data-offline')
    }
  }, [connectivity, onRetry])
  return { connectivity, onRetry }
}
