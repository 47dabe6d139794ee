import { useEffect } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { instanceKeys, useMayHave, type Instance } from '@/features/instance'
import { useRuntime } from '@/lib/runtime'
import { closedFeeds, FEEDS, rememberClosed } from './closed-feeds'
import { openFeeds, type OpenFeeds } from './open-feeds'

/**
 * Returns the live feeds that the user may read, as far as known. What the server refuses to visitors is remembered for
 * their next visits.
 */
export function useOpenFeeds(): OpenFeeds {
  const runtime = useRuntime()
  const { identity, me, http } = runtime
  const { data: instance } = useQuery<Instance>({ queryKey: instanceKeys.instance(), queryFn: skipToken })
  const tried = { localFeed: useMayHave('localFeed'), publicFeed: useMayHave('publicFeed') }
  const remembered = me === null ? closedFeeds(identity.key, runtime.now()) : []
  const closed = FEEDS.filter((feature) => !tried[feature] || remembered.includes(feature)).join()
  useEffect(() => {
    if (me !== null || closed === '') return
    for (const feature of FEEDS.filter((each) => closed.split(',').includes(each))) {
      rememberClosed(identity.key, feature, runtime.now())
      // The navigation drops its entry.
      http.capabilities.ruleOut(feature)
    }
  }, [runtime, identity, me, http, closed])
  return openFeeds(instance, me === null, { tries: (feature) => !closed.split(',').includes(feature) })
}
