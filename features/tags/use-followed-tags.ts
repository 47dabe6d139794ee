import { useQuery } from '@tanstack/react-query'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { followedTagsKey } from './keys'
import { followTag } from './mutations'
import { followedTagsQuery } from './queries'

/** Returns the names of the hashtags that the user follows. */
export const useFollowedTags = (enabled: boolean) =>
  useQuery({ ...followedTagsQuery(useRuntime()), enabled, staleTime: 30_000, refetchOnMount: true })

const withTag = (name: string, on: boolean) => (names: string[]) => {
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase()
  if (names.some(isSame) === on) return names
  return on ? [name, ...names] : names.filter((other) => !isSame(other))
}

/** Follows or unfollows a hashtag, everywhere it is shown. */
export async function changeTagFollow(runtime: Runtime, name: string, on: boolean): Promise<void> {
  const shown = runtime.cache.sets.begin(followedTagsKey(), withTag(name, on))
  if (await runtime.run(followTag(name, on))) {
    shown.commit()
    return
  }
  shown.abort()
  void runtime.client.invalidateQueries({ queryKey: followedTagsKey() })
}
