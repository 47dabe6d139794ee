import * as z from 'zod/mini'
import { id } from '../primitives'

const markerDto = z.object({ last_read_id: id<'marker'>(), version: z.number(), updated_at: z.string() })

export const markersDto = z.object({
  home: z.optional(z.catch(z.nullable(markerDto), null)),
  notifications: z.optional(z.catch(z.nullable(markerDto), null)),
})
