import * as z from 'zod/mini'
import { numberOrNull, text, stringArray } from '../primitives'

/** Authorization server metadata (RFC 8414), as far as sign-in uses it. */
export const authorizationServerDto = z.object({
  issuer: text,
  authorization_endpoint: z.optional(z.string()),
  token_endpoint: z.optional(z.string()),
  revocation_endpoint: z.optional(z.string()),
  app_registration_endpoint: z.optional(z.string()),
  scopes_supported: z.optional(stringArray),
  code_challenge_methods_supported: z.optional(stringArray),
})
export type AuthorizationServer = z.output<typeof authorizationServerDto>

export const appDto = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  vapid_key: z.optional(z.string()),
})

export const tokenDto = z.object({
  access_token: z.string().check(z.minLength(1)),
  token_type: text,
  scope: text,
  created_at: z.optional(numberOrNull),
})
