import { queryOptions } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { markersDto } from '@/schemas/notifications/markers'
import type { StatusId } from '@/schemas/primitives'
import { homeMarkerKey } from '../keys'

export const MARKERS = '/api/v1/markers'

/** The last read post of home; null when the server has none yet. */
export interface Marker {
  home: StatusId | null
}

export const homeMarkerQuery = ({ http }: Pick<Runtime, 'http'>) =>
  queryOptions({
    queryKey: homeMarkerKey(),
    // Kept without observers, since its value is needed when the page is left.
    gcTime: Infinity,
    retry: false,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<Marker> => {
      const { data } = await http.request(MARKERS, {
        query: { timeline: ['home'] },
        schema: markersDto,
        signal,
      })
      return { home: (data.home?.last_read_id as StatusId | undefined) ?? null }
    },
  })
