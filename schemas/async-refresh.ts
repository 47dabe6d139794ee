import * as z from 'zod/mini'
import { count0, text } from './primitives'

/** How a job of the server is getting on (api-facts 9); anything but `running` is over. */
export const asyncRefreshDto = z.object({
  async_refresh: z.object({
    id: text,
    status: text,
    result_count: z.optional(z.catch(z.nullable(count0), null)),
  }),
})
