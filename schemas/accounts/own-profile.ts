import * as z from 'zod/mini'
import { choice, count0, dateOrNull, stringArray, stringOrNull, tolerantList, wholeText } from '../primitives'
import { defaultVisibility } from '../statuses/status'
import { withUsername } from './account'
import { ownAccountShape } from './own-account'

/** A field as it was typed. */
const fieldSourceDto = z.object({ name: wholeText, value: wholeText, verified_at: dateOrNull })

const maybeText = z.optional(stringOrNull)

/**
 * Answer of verify_credentials and update_credentials with everything that the user can edit. `source` has
 * the texts as they were typed.
 */
export const ownProfileDto = withUsername(
  z.object({
    ...ownAccountShape,
    /** As it was typed. */
    display_name: wholeText,
    discoverable: choice,
    indexable: choice,
    source: z.catch(
      z.object({
        note: z.optional(wholeText),
        fields: z.optional(tolerantList(fieldSourceDto, 'field')),
        privacy: defaultVisibility,
        sensitive: choice,
        language: maybeText,
        quote_policy: maybeText,
        discoverable: choice,
        indexable: choice,
        hide_collections: choice,
        attribution_domains: z.optional(stringArray),
        follow_requests_count: z.optional(count0),
      }),
      {},
    ),
  }),
)
export type OwnProfileDto = z.output<typeof ownProfileDto>
