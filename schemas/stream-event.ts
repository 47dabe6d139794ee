import * as z from 'zod/mini'
import { id, tolerantArray } from './primitives'

/** A frame of the multiplexed socket. `payload` is JSON text, except plain ids. */
export const streamFrameDto = z.object({
  stream: z.array(z.string()).check(z.minLength(1)),
  event: z.string(),
  payload: z.optional(z.unknown()),
})

/** A frame of a server that opens one stream per socket and therefore does not name it. */
export const namelessFrameDto = z.object({ event: z.string(), payload: z.optional(z.unknown()) })

/** The newest items of a stream, of which only the ids matter. */
export const newestItemsDto = tolerantArray(z.object({ id: id() }), 'item')

/** An error frame; it names no stream. */
export const streamErrorDto = z.object({
  error: z.string(),
  status: z.catch(z.optional(z.number()), undefined),
})
