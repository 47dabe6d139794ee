import * as z from 'zod/mini'
import { countOrNull, dateOrNull, flag, id, stringArrayOrNull, tolerantArray, wholeText } from '../primitives'

export const relationshipDto = z.object({
  id: id<'account'>(),
  following: flag,
  followed_by: flag,
  requested: flag,
  requested_by: z.optional(flag),
  blocking: flag,
  blocked_by: z.optional(flag),
  domain_blocking: z.optional(flag),
  muting: flag,
  muting_notifications: z.optional(flag),
  muting_expires_at: z.optional(dateOrNull),
  showing_reblogs: z.optional(flag),
  notifying: z.optional(flag),
  languages: z.optional(stringArrayOrNull),
  endorsed: z.optional(flag),
  /** The note of the user about the account, as it was typed. */
  note: z.optional(wholeText),
})
export type RelationshipDto = z.output<typeof relationshipDto>
export const relationshipsDto = tolerantArray(relationshipDto, 'relationship')

/** The follows that a domain block would end; each number is null when unknown. */
export const domainBlockPreviewDto = z.object({ following_count: countOrNull, followers_count: countOrNull })
