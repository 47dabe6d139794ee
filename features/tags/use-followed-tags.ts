import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '@/lib/runtime'
import { followedTagsQuery } from './queries'
import { tagChanges } from './share-changes'

/** Returns the names of the hashtags that the user follows, also when that changes in another tab. */
export function useFollowedTags(enabled: boolean) {
  const runtime = useRuntime()
  useEffect(() => tagChanges.follow(runtime), [runtime])
  return useQuery({ ...followedTagsQuery(runtime), enabled, staleTime: 30_000, refetchOnMount: true })
}
