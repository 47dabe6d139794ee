import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { compareId } from '@/lib/live-list/compare-id'
import type { ApiError } from '@/lib/http'
import type { StatusId } from '@/schemas/primitives'
import { homeMarkerKey } from '../keys'
import { MARKERS, type Marker } from './queries'

/** Markers move only to later posts. */
const raisedTo =
  (id: StatusId) =>
  (marker: Marker): Marker =>
    marker.home !== null && compareId(id, marker.home) <= 0 ? marker : { home: id }

interface RaiseOptions {
  /** The page is being left: the request must outlive it and cannot wait for an earlier one. */
  leaving: boolean
  onFailed: (error: ApiError) => void
}

/** Stores the last read post of home on the server. */
export const raiseHomeMarker = (id: StatusId, { leaving, onFailed }: RaiseOptions) =>
  queryMutation({
    key: homeMarkerKey(),
    ...(leaving && { item: 'leaving' }),
    slot: 'home',
    patch: raisedTo(id),
    request: (http) =>
      http.request(MARKERS, {
        method: 'POST',
        json: { home: { last_read_id: id } },
        schema: z.unknown(),
        keepalive: leaving,
      }),
    onFailed,
    meta: { skipAlert: true },
  })
