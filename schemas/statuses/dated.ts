import * as z from 'zod/mini'
import { requiredString, tolerantArray } from '../primitives'

/** Posts of which only the time matters. */
export const datedStatusesDto = tolerantArray(
  z.object({ id: requiredString, created_at: requiredString }),
  'status',
)
