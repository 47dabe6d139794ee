import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { ownAccountQuery } from '@/features/session'
import type { Runtime } from '@/lib/runtime'
import { throttle } from '@/lib/util/timing/throttle'
import { peopleKeys } from '../keys'
import { storeShown } from './shown-entry'

/** The shortest time between two requests of the count, in ms. */
const REQUEST_INTERVAL = 5000
/** Age of a count that is read again when the page is shown, in ms. */
const COUNT_AGE = 5 * 60_000

/** The number of people who want to follow the user, as the server counts them. */
const requestCountQuery = (runtime: Runtime) =>
  queryOptions({
    queryKey: peopleKeys.requestCount(),
    meta: { skipAlert: true },
    staleTime: COUNT_AGE,
    gcTime: Infinity,
    queryFn: async () => {
      const own = await runtime.client.query(ownAccountQuery(runtime))
      return own?.kind === 'active' ? own.account.followRequests : 0
    },
  })

/** Reads the user’s account and its count again, at most once per interval. */
function createRecount(runtime: Runtime) {
  const { client } = runtime
  const recount = async () => {
    await client.query({ ...ownAccountQuery(runtime), staleTime: 0 })
    await client.invalidateQueries({ queryKey: peopleKeys.requestCount() })
  }
  // A count that cannot be read stays as it is.
  return throttle(() => void recount().catch(() => {}), REQUEST_INTERVAL)
}

/** Reads the number of follow requests again. */
export const recountRequests = (runtime: Runtime): void => runtime.service(createRecount)()

/** Keeps the number of follow requests updated. Returns the function that stops it. */
export function watchFollowRequests(runtime: Runtime): () => void {
  if (runtime.me === null) return () => {}
  const observer = new QueryObserver(runtime.client, requestCountQuery(runtime))
  const stop = observer.subscribe(() => storeShown(runtime))
  const onVisible = () => {
    if (document.visibilityState === 'visible' && observer.getCurrentResult().isStale)
      recountRequests(runtime)
  }
  document.addEventListener('visibilitychange', onVisible)
  const ignoreReconnects = runtime.streaming.onReconnected(() => recountRequests(runtime))
  return () => {
    stop()
    ignoreReconnects()
    document.removeEventListener('visibilitychange', onVisible)
  }
}
