import { queryOptions } from '@tanstack/react-query'
import { listKey } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { markersDto } from '@/schemas/notifications/markers'

export const MARKERS_PATH = '/api/v1/markers'

/** The lists whose last read item servers store. */
export const MARKED_LISTS = ['home', 'notifications'] as const
export type MarkedList = (typeof MARKED_LISTS)[number]

/** The last read item of a list. */
export interface Marker<I extends string = string> {
  /** Null when the server has none yet. */
  readonly lastRead: I | null
  /** When it was stored, in ISO 8601; absent when unknown. */
  readonly updatedAt?: string
}

export const markerKey = (list: MarkedList) => listKey('markers', list)

/** The marker of a list, as the server has it. */
export const markerQuery = <I extends string>({ http }: Pick<Runtime, 'http'>, list: MarkedList) =>
  queryOptions({
    queryKey: markerKey(list),
    // Kept without observers, since its value is needed when the page is left.
    gcTime: Infinity,
    retry: false,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<Marker<I>> => {
      const query = { timeline: [list] }
      const { data } = await http.request(MARKERS_PATH, { query, schema: markersDto, signal })
      const { last_read_id: lastRead, updated_at: updatedAt } = data[list] ?? {}
      return {
        lastRead: (lastRead as I | undefined) ?? null,
        ...(updatedAt !== undefined && { updatedAt }),
      }
    },
  })
