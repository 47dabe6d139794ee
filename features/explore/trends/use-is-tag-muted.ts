import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { filtersQuery } from '@/features/filters'
import { useRuntime } from '@/lib/runtime'
import type { Filter } from '@/schemas/filter'
import type { Tag } from '@/schemas/statuses/tag'

/** True when posts of public timelines are hidden by the keywords of a filter. */
const hidesPublicPosts = ({ filter_action: action, context, expires_at: end }: Filter, now: number) =>
  action === 'hide' && context.includes('public') && (end === null || Date.parse(end) > now)

/** Returns a function that tells whether the user muted a hashtag; it is stable until the filters change. */
export function useIsTagMuted(): (tag: Tag) => boolean {
  const runtime = useRuntime()
  const { data } = useQuery({ ...filtersQuery(runtime), enabled: runtime.me !== null })
  return useMemo(() => {
    const now = runtime.now()
    const muted = new Set(
      (data?.filters ?? [])
        .filter((filter) => hidesPublicPosts(filter, now))
        .flatMap(({ keywords = [] }) => keywords.map(({ keyword }) => keyword.toLowerCase())),
    )
    return ({ name }) => muted.has(`#${name.toLowerCase()}`)
  }, [data, runtime])
}
