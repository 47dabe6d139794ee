import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import type { ApiError } from '@/lib/http'
import { compareId } from '@/lib/live-list/compare-id'
import type { Runtime } from '@/lib/runtime'
import { markerKey, MARKERS_PATH, type MarkedList, type Marker } from './queries'

interface RaiseOptions {
  /** The page is being left: the request cannot wait for an earlier one. Default false. */
  leaving?: boolean
  onFailed?: (error: ApiError) => void
}

/**
 * Stores the last read item of a list on the server. Read `markerQuery` before: an id that is not newer than the known
 * marker is not sent.
 */
export const raiseMarker = (
  { client }: Pick<Runtime, 'client'>,
  list: MarkedList,
  id: string,
  { leaving = false, onFailed }: RaiseOptions = {},
) =>
  queryMutation({
    key: markerKey(list),
    ...(leaving && { item: 'leaving' }),
    slot: list,
    patch: (marker: Marker): Marker =>
      marker.lastRead !== null && compareId(id, marker.lastRead) <= 0 ? marker : { lastRead: id },
    request: async (http) => {
      const marker = client.getQueryData<Marker>(markerKey(list))
      if (marker?.lastRead !== id) return { data: null }
      return http.request(MARKERS_PATH, {
        method: 'POST',
        json: { [list]: { last_read_id: id } },
        schema: z.unknown(),
      })
    },
    ...(onFailed && { onFailed }),
    meta: { skipAlert: true },
  })
