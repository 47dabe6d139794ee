import { instanceKeys, useMayHave, type Instance } from '@/features/instance'
import { useQueryState } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { openFeeds, type OpenFeeds } from './open-feeds'

/** Returns the live feeds that the user may read, as far as known. */
export function useOpenFeeds(): OpenFeeds {
  const { me } = useRuntime()
  const instance = useQueryState<Instance>(instanceKeys.instance())?.data
  const tried = { localFeed: useMayHave('localFeed'), publicFeed: useMayHave('publicFeed') }
  return openFeeds(instance, me === null, { tries: (feature) => tried[feature as keyof typeof tried] })
}
