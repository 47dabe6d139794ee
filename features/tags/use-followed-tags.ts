import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '@/lib/runtime'
import { followedTagsQuery } from './queries'

/** Returns the names of the hashtags that the user follows. */
export const useFollowedTags = (enabled: boolean) =>
  useQuery({ ...followedTagsQuery(useRuntime()), enabled, staleTime: 30_000, refetchOnMount: true })
