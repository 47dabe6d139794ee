import { queryOptions } from '@tanstack/react-query'
import { lastReadOf, timelineKeys, type TimelineState } from '@/features/timelines'
import { isId } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { statusesDto } from '@/schemas/statuses/status'
import { previewOf, type Recent, type SpanPreview } from './preview-of'

/** Posts per request, the limit of the API. */
const PAGE_SIZE = 40

/** The newest posts of home, to count those of each span. */
export const recentQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: ['catch-ups', 'recent'],
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<Recent> => {
      const query = { limit: PAGE_SIZE }
      const { data } = await http.request('/api/v1/timelines/home', { query, schema: statusesDto, signal })
      const posts = data.map(({ id, created_at: time, account }) => ({
        id,
        at: Date.parse(time),
        by: account.id,
        face: account.avatar_static,
      }))
      return { posts, hasMore: data.length >= PAGE_SIZE / 2 }
    },
  })

/**
 * The posts by others above the last read one, as far as home has loaded both: this requests nothing. Null when there is
 * nothing to compare.
 */
export const missedQuery = (runtime: Runtime) =>
  queryOptions({
    queryKey: ['catch-ups', 'missed'],
    meta: { skipAlert: true },
    staleTime: 60_000,
    queryFn: (): SpanPreview | null => {
      const { cache, client, me } = runtime
      const lastRead = lastReadOf(runtime)
      const state = client.getQueryData<TimelineState>(timelineKeys.home())
      if (lastRead === null || !state) return null
      const loaded = state.entries.findIndex((entry) => !isId(entry))
      const ids = (loaded < 0 ? state.entries : state.entries.slice(0, loaded)).filter(isId)
      const posts = ids.flatMap((id) => {
        const status = cache.read('status', id)
        const account = status && cache.read('account', status.account)
        if (!account || account.id === me) return []
        return { id, at: Date.parse(status.created_at), by: account.id, face: account.avatar_static }
      })
      return previewOf({ lastRead }, { posts, hasMore: loaded >= 0 || state.hasMore }, runtime.now())
    },
  })
