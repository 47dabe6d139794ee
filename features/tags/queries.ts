import { queryOptions } from '@tanstack/react-query'
import { apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { tagDto, tagsDto } from '@/schemas/statuses/tag'
import { followedTagsKey, tagKey } from './keys'

/** Information about a hashtag: its spelling, and whether the user follows it. */
export const tagQuery = ({ http }: Runtime, name: string) =>
  queryOptions({
    queryKey: tagKey(name),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) =>
      (await http.request(`/api/v1/tags/${apiSegment(name)}`, { schema: tagDto, signal })).data,
  })

/** Maximum number of followed hashtags that Mastodon sends at once. */
const MAX_FOLLOWED = 200

/** The names of the hashtags that the user follows, latest first. */
export const followedTagsQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: followedTagsKey(),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) => {
      const query = { limit: MAX_FOLLOWED }
      const answer = await http.request('/api/v1/followed_tags', { query, schema: tagsDto, signal })
      return answer.data.map(({ name }) => name)
    },
  })
