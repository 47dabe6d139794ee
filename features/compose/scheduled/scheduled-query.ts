import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { scheduledStatusesDto, type ScheduledStatus } from '@/schemas/scheduled'
import { scheduledKey } from '../keys'

/** More than any server lets wait in a day or two; Mastodon takes 300 in all. */
const PAGE = 40
/** A server whose links go round in a circle is not followed for ever. */
const MOST_PAGES = 10

/** The posts that will be published later, the next one first. */
export const scheduledQuery = ({ http }: Pick<Runtime, 'http'>) =>
  queryOptions({
    queryKey: scheduledKey(),
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<ScheduledStatus[]> => {
      const all: ScheduledStatus[] = []
      let path: string | null = `/api/v1/scheduled_statuses?limit=${PAGE}`
      for (let read = 0; path !== null && read < MOST_PAGES; read++) {
        const answer: Awaited<ReturnType<typeof page>> = await page(http, path, signal)
        all.push(...answer.data)
        path = answer.next
      }
      return all.sort((a, b) => Date.parse(a.scheduled_at) - Date.parse(b.scheduled_at))
    },
  })

const page = (http: Runtime['http'], path: string, signal: AbortSignal) =>
  http.request(path, { schema: scheduledStatusesDto, signal })
