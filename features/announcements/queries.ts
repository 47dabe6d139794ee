import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { announcementsDto } from '@/schemas/server/announcement'
import { announcementKeys } from './keys'
import { sortAnnouncements, type Announcements } from './rules'

export const ANNOUNCEMENTS_PATH = '/api/v1/announcements'

/** The current announcements, read or not; null where the server has none. */
export const announcementsQuery = ({ http }: Pick<Runtime, 'http'>) =>
  queryOptions({
    queryKey: announcementKeys.all(),
    // The stream reports changes.
    staleTime: 10 * 60_000,
    refetchOnMount: true,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<Announcements> => {
      if (!http.capabilities.tries('announcements')) return null
      try {
        const query = { with_dismissed: true }
        const { data } = await http.request(ANNOUNCEMENTS_PATH, { query, schema: announcementsDto, signal })
        return sortAnnouncements(data)
      } catch (error) {
        if (!http.capabilities.tries('announcements')) return null
        throw error
      }
    },
  })
