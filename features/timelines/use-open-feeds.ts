import { skipToken, useQuery } from '@tanstack/react-query'
import { instanceKeys, useMayHave, type Instance } from '@/features/instance'
import { useRuntime } from '@/lib/runtime'
import { openFeeds, type OpenFeeds } from './open-feeds'

/** Returns the live feeds that the user may read, as far as known. */
export function useOpenFeeds(): OpenFeeds {
  const { me } = useRuntime()
  const { data: instance } = useQuery<Instance>({ queryKey: instanceKeys.instance(), queryFn: skipToken })
  const tried = { localFeed: useMayHave('localFeed'), publicFeed: useMayHave('publicFeed') }
  return openFeeds(instance, me === null, { tries: (feature) => tried[feature as keyof typeof tried] })
}
