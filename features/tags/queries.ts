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

/** Hashtags per page: the most that Mastodon sends. */
const PAGE_SIZE = 200
/** Maximum number of pages, in case links of a server form a loop. */
const MAX_PAGES = 10

/** The names of the hashtags that the user follows, latest first, of all pages. */
export const followedTagsQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: followedTagsKey(),
    meta: { skipAlert: true },
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>()
      let path: string | null = `/api/v1/followed_tags?limit=${PAGE_SIZE}`
      for (let read = 0; path !== null && read < MAX_PAGES; read++) {
        const answer: Awaited<ReturnType<typeof followedPage>> = await followedPage(http, path, signal)
        const before = names.size
        for (const { name } of answer.data)
          if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
        // An empty or repeated page is the last.
        path = names.size > before ? answer.next : null
      }
      return [...names.values()]
    },
  })

const followedPage = (http: Runtime['http'], path: string, signal: AbortSignal) =>
  http.request(path, { schema: tagsDto, signal })
