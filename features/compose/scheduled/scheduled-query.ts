import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { scheduledStatusesDto, type ScheduledStatus } from '@/schemas/statuses/scheduled'
import { scheduledKey } from '../keys'

/** Page size, more than most users schedule; Mastodon allows 300 in all. */
const PAGE_SIZE = 40
/** Maximum number of pages, in case links of a server form a loop. */
const MAX_PAGES = 10

/** The posts that will be published later, the next one first. */
export const scheduledQuery = ({ http }: Pick<Runtime, 'http'>) =>
  queryOptions({
    queryKey: scheduledKey(),
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<ScheduledStatus[]> => {
      const all: ScheduledStatus[] = []
      let path: string | null = `/api/v1/scheduled_statuses?limit=${PAGE_SIZE}`
      for (let read = 0; path !== null && read < MAX_PAGES; read++) {
        const answer: Awaited<ReturnType<typeof page>> = await page(http, path, signal)
        all.push(...answer.data)
        path = answer.next
      }
      return all.sort((a, b) => Date.parse(a.scheduled_at) - Date.parse(b.scheduled_at))
    },
  })

const page = (http: Runtime['http'], path: string, signal: AbortSignal) =>
  http.request(path, { schema: scheduledStatusesDto, signal })
