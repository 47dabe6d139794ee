import * as z from 'zod/mini'
import { requiredString, text, tolerantArray, tolerantRecord } from './primitives'

/**
 * Any refusal: `error` is the server's message, `error_description` that of OAuth, `details` are per field.
 */
export const errorDto = z.object({
  error: z.optional(text),
  error_description: z.optional(text),
  details: z.optional(tolerantRecord(tolerantArray(z.object({ error: text, description: text }), 'detail'))),
})

/** A refusal of Pixelfed and some proxies, which send `message` where Mastodon sends `error`. */
export const messageDto = z.object({ message: requiredString })
export type ErrorDetails = NonNullable<z.output<typeof errorDto>['details']>
