import * as z from 'zod/mini'

/**
 * Any refusal: `error` is the server's message, `error_description` that of OAuth, `details` are per field.
 */
export const errorDto = z.object({
  error: z.optional(z.catch(z.string(), '')),
  error_description: z.optional(z.catch(z.string(), '')),
  details: z.optional(
    z.catch(z.record(z.string(), z.array(z.object({ error: z.string(), description: z.string() }))), {}),
  ),
})
export type ErrorDetails = NonNullable<z.output<typeof errorDto>['details']>
