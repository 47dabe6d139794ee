import * as z from 'zod/mini'

/** Any refusal: `error` is the server's sentence, `error_description` OAuth's, `details` per field (api-facts 10). */
export const errorDto = z.object({
  error: z.optional(z.catch(z.string(), '')),
  error_description: z.optional(z.catch(z.string(), '')),
  details: z.optional(
    z.catch(z.record(z.string(), z.array(z.object({ error: z.string(), description: z.string() }))), {}),
  ),
})
export type ErrorDetails = NonNullable<z.output<typeof errorDto>['details']>
