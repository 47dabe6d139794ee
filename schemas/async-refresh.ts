import * as z from 'zod/mini'
import { count0, text } from './primitives'

/** Progress of a background job (`/api/v1_alpha/async_refreshes/:id`); any status but `running` is final. */
export const asyncRefreshDto = z.object({
  async_refresh: z.object({
    id: text,
    status: text,
    result_count: z.optional(z.catch(z.nullable(count0), null)),
  }),
})
