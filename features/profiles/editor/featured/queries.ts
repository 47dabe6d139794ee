import { queryOptions } from '@tanstack/react-query'
import { listKey } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { tagsDto } from '@/schemas/statuses/tag'

/** Hashtags that the user often posts with and does not feature yet. */
export const suggestedTagsQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: listKey('tags', 'featured-suggestions'),
    meta: { skipAlert: true },
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await http.request('/api/v1/featured_tags/suggestions', { schema: tagsDto, signal })).data,
  })
