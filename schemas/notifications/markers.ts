import * as z from 'zod/mini'
import { count0, id, text } from '../primitives'

const markerDto = z.object({ last_read_id: id<'marker'>(), version: count0, updated_at: text })

export const markersDto = z.object({
  home: z.optional(z.catch(z.nullable(markerDto), null)),
  notifications: z.optional(z.catch(z.nullable(markerDto), null)),
})
