import * as z from 'zod/mini'
import { count0, id, text } from '../primitives'

/** The last read item of a list. */
const markerDto = z.object({
  /** A post in `home`, a notification in `notifications`. */
  last_read_id: id<'status' | 'notification'>(),
  version: count0,
  updated_at: text,
})

/** Absent where the list has no marker. An invalid one reads as null, so that the other list keeps its marker. */
const listMarker = z.optional(z.catch(z.nullable(markerDto), null))

/** The answer of `GET /api/v1/markers`. */
export const markersDto = z.object({ home: listMarker, notifications: listMarker })
