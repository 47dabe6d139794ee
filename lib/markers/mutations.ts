import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { compareId } from '@/lib/live-list/compare-id'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { MARKED_LISTS, markerKey, MARKERS_PATH, type Marker } from './queries'

/**
 * Stores the last read item of a list on the server. Read `markerQuery` before: an id that is not newer than the known
 * marker is not sent.
 */
export const raiseMarker = defineMutation({
  name: 'raiseMarker',
  args: z.object({
    list: z.enum(MARKED_LISTS),
    id: z.string(),
    /** The page is being left: the request cannot wait for an earlier one. */
    leaving: z.boolean(),
  }),
  create: ({ list, id, leaving }, { client }) =>
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
      meta: { skipAlert: true },
    }),
})
