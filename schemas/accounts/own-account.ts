import * as z from 'zod/mini'
import { choice, count0, countOrNull, stringOrNull, text, wholeText } from '../primitives'
import { wholeAccountShape, withUsername } from './account'

/** The account with fields only its owner sees. */
export const ownAccountShape = {
  ...wholeAccountShape,
  source: z.optional(
    z.catch(
      z.nullable(
        z.object({
          // A default that is stated but cannot be read must not count as none.
          privacy: z.optional(
            z.transform((value: unknown) =>
              value === null || typeof value === 'string' ? z.parse(stringOrNull, value) : 'unknown',
            ),
          ),
          sensitive: choice,
          language: z.optional(stringOrNull),
          quote_policy: z.optional(stringOrNull),
          note: z.optional(wholeText),
          follow_requests_count: z.optional(count0),
        }),
      ),
      { privacy: 'unknown' },
    ),
  ),
  role: z.optional(
    z.catch(
      z.nullable(
        z.object({
          name: text,
          permissions: z.catch(z.union([z.string(), z.number()]), '0'),
          collection_limit: z.optional(countOrNull),
        }),
      ),
      null,
    ),
  ),
}

/** Answer of verify_credentials. */
export const credentialAccountDto = withUsername(z.object(ownAccountShape))
export type CredentialAccountDto = z.output<typeof credentialAccountDto>
