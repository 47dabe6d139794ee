import * as z from 'zod/mini'
import { customEmojis } from './emoji'
import {
  count0,
  flag,
  id,
  instantOrNull,
  maybeFlag,
  said,
  text,
  tolerantArray,
  tolerantOrNull,
} from './primitives'
import { object } from './quick'

export const fieldDto = object({ name: text, value: text, verified_at: instantOrNull })
export type Field = z.output<typeof fieldDto>

export const roleDto = object({ id: z.catch(id<'role'>(), '' as never), name: text, color: text })

const accountShape = {
  id: id<'account'>(),
  acct: said,
  username: said,
  display_name: text,
  note: text,
  avatar: text,
  avatar_static: text,
  avatar_description: z.optional(text),
  header: text,
  header_static: text,
  header_description: z.optional(text),
  url: text,
  uri: z.optional(text),
  bot: flag,
  group: flag,
  locked: flag,
  discoverable: maybeFlag,
  indexable: maybeFlag,
  noindex: maybeFlag,
  hide_collections: maybeFlag,
  created_at: instantOrNull,
  last_status_at: instantOrNull,
  followers_count: count0,
  following_count: count0,
  statuses_count: count0,
  fields: z.catch(tolerantArray(fieldDto, 'field'), []),
  emojis: customEmojis,
  roles: z.catch(tolerantArray(roleDto, 'role'), []),
  suspended: maybeFlag,
  memorial: maybeFlag,
  limited: maybeFlag,
  invalid_handle: maybeFlag,
  mute_expires_at: z.optional(instantOrNull),
}

/** Where a moved account went; one level only, so that a circle of moves ends. */
const movedDto = object(accountShape)

export const accountDto = object({
  ...accountShape,
  moved: z.optional(tolerantOrNull(movedDto, 'account')),
})
export type AccountDto = z.output<typeof accountDto>
export type MovedAccountDto = z.output<typeof movedDto>

export const accountsDto = tolerantArray(accountDto, 'account')

/** The answer of verify_credentials: the account with what only its owner sees. */
export const credentialAccountDto = object({
  ...accountShape,
  moved: z.optional(tolerantOrNull(movedDto, 'account')),
  source: z.optional(
    z.catch(
      z.object({
        privacy: z.optional(z.nullable(z.string())),
        sensitive: z.optional(z.nullable(z.boolean())),
        language: z.optional(z.nullable(z.string())),
        quote_policy: z.optional(z.nullable(z.string())),
        note: z.optional(text),
        follow_requests_count: z.optional(z.number()),
      }),
      {},
    ),
  ),
  role: z.optional(
    z.catch(
      z.nullable(z.object({ name: text, permissions: z.catch(z.union([z.string(), z.number()]), '0') })),
      null,
    ),
  ),
})
export type CredentialAccountDto = z.output<typeof credentialAccountDto>
