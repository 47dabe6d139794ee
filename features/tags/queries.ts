import { queryOptions } from '@tanstack/react-query'
import { apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { tagDto } from '@/schemas/tag'
import { tagKey } from './keys'

/** Information about a hashtag: its spelling, and whether the user follows it. */
export const tagQuery = ({ http }: Runtime, name: string) =>
  queryOptions({
    queryKey: tagKey(name),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) =>
      (await http.request(`/api/v1/tags/${apiSegment(name)}`, { schema: tagDto, signal })).data,
  })
