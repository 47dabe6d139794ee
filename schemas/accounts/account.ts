import * as z from 'zod/mini'
import { customEmojis } from '../server/emoji'
import {
  choice,
  count0,
  countOrNull,
  dateOrNull,
  flag,
  id,
  lineMarkup,
  longText,
  maybeFlag,
  requiredString,
  text,
  tolerantArray,
  tolerantList,
  tolerantOrNull,
  wholeText,
} from '../primitives'
import { personName } from './name'
import { linkUrlOrEmpty, mediaUrlOrEmpty } from '../url'

/** `value` is HTML. */
export const fieldDto = z.object({ name: text, value: lineMarkup, verified_at: dateOrNull })
export type ProfileField = z.output<typeof fieldDto>

const HEX_COLOUR = /^#(?:[\da-f]{3}){1,2}$/i
const hexColour = z.transform((value: unknown) =>
  typeof value === 'string' && HEX_COLOUR.test(value) ? value : '',
)

/** A badge of the account's server. `color` is '' for none. */
const roleDto = z.object({ id: id<'role'>(), name: text, color: hexColour })

const accountShape = {
  id: id<'account'>(),
  acct: requiredString,
  username: requiredString,
  display_name: personName,
  /** HTML. */
  note: wholeText,
  avatar: mediaUrlOrEmpty,
  avatar_static: mediaUrlOrEmpty,
  avatar_description: z.optional(longText),
  header: mediaUrlOrEmpty,
  header_static: mediaUrlOrEmpty,
  header_description: z.optional(longText),
  url: linkUrlOrEmpty,
  uri: z.optional(wholeText),
  bot: flag,
  group: flag,
  locked: flag,
  noindex: maybeFlag,
  hide_collections: maybeFlag,
  /** Whether the profile shows these tabs, and replies among its media. Default true. */
  show_media: choice,
  show_media_replies: choice,
  show_featured: choice,
  created_at: dateOrNull,
  /** Day of the last post. */
  last_status_at: z.optional(dateOrNull),
  /** Whether the user may include the account in a collection; absent on servers without collections. */
  feature_approval: z.optional(z.catch(z.nullable(z.object({ current_user: text })), null)),
  /** Null when the server hides it. */
  followers_count: countOrNull,
  /** Null when the server hides it. */
  following_count: countOrNull,
  statuses_count: count0,
  fields: tolerantList(fieldDto, 'field'),
  emojis: customEmojis,
  roles: z.optional(tolerantList(roleDto, 'role')),
  suspended: maybeFlag,
  memorial: maybeFlag,
  limited: maybeFlag,
  /** Only in the list of mutes. */
  mute_expires_at: z.optional(dateOrNull),
  invalid_handle: maybeFlag,
}

/** Returns the schema of an account that fills in a missing username: it is the handle without its server. */
export const withUsername = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'object' || value === null) return value
      const { acct, username } = value as Record<string, unknown>
      const isMissing = typeof username !== 'string' || username === ''
      return isMissing && typeof acct === 'string' ? { ...value, username: acct.split('@', 1)[0] } : value
    }),
    schema,
  )

/** The target of a moved account. One level only, so that a cycle of moves ends. */
const movedDto = withUsername(z.object(accountShape))

/** Fields of an account, with the account it moved to. */
export const wholeAccountShape = { ...accountShape, moved: z.optional(tolerantOrNull(movedDto, 'account')) }

export const accountDto = withUsername(z.object(wholeAccountShape))
export type AccountDto = z.output<typeof accountDto>
export type MovedAccountDto = z.output<typeof movedDto>

export const accountsDto = tolerantArray(accountDto, 'account')
