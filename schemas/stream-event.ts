import * as z from 'zod/mini'

/** A frame of the multiplexed socket. `payload` is JSON text, except plain ids. */
export const streamFrameDto = z.object({
  stream: z.array(z.string()).check(z.minLength(1)),
  event: z.string(),
  payload: z.optional(z.unknown()),
})

/** An error frame; it names no stream. */
export const streamErrorDto = z.object({
  error: z.string(),
  status: z.catch(z.optional(z.number()), undefined),
})
