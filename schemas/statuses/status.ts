import * as z from 'zod/mini'
import { accountDto } from '../accounts/account'
import { cardDto } from './card'
import { customEmojis } from '../server/emoji'
import { filterResultDto } from '../filter'
import { mediaDto } from './media'
import { pollDto } from './poll'
import {
  count0,
  dateOrNull,
  flag,
  id,
  idOrNull,
  stringOrNull,
  longText,
  maybeFlag,
  text,
  tolerantArray,
  tolerantEnum,
  tolerantList,
  tolerantOrNull,
  wholeText,
} from '../primitives'
import { quoteApprovalDto, quoteState } from './quote'
import { mentionDto, statusTagDto } from './tag'
import { linkUrlOrNull } from '../url'

/** From public to most private. */
export const VISIBILITIES = ['public', 'unlisted', 'private', 'direct'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const visibility = tolerantEnum(VISIBILITIES, 'unknown')
/** The visibility of a post; servers have more than Mastodon, e.g. "local". */
export type StatusVisibility = z.output<typeof visibility>

/** The default visibility of new posts; absent when none is stated. */
export const defaultVisibility = z.optional(
  z.transform((value: unknown): StatusVisibility | undefined =>
    value === undefined || value === null || value === '' ? undefined : z.parse(visibility, value),
  ),
)

/** Returns how carefully to treat a visibility: an unknown one like `private`. Never shown to the user. */
export const carefulVisibility = (of: StatusVisibility): Visibility => (of === 'unknown' ? 'private' : of)

const unreadItems = z.transform((items: unknown): unknown[] => (Array.isArray(items) ? items : []))

/** Fields of a status, without boosts and quotes. */
const baseShape = {
  id: id<'status'>(),
  uri: wholeText,
  url: linkUrlOrNull,
  account: accountDto,
  /** HTML. */
  content: wholeText,
  /** '' when unknown. */
  created_at: text,
  edited_at: z.optional(dateOrNull),
  visibility,
  language: stringOrNull,
  spoiler_text: longText,
  sensitive: flag,
  in_reply_to_id: idOrNull<'status'>(),
  in_reply_to_account_id: idOrNull<'account'>(),
  media_attachments: tolerantList(mediaDto, 'media'),
  mentions: tolerantList(mentionDto, 'mention'),
  tags: tolerantList(statusTagDto, 'tag'),
  emojis: customEmojis,
  card: z.optional(tolerantOrNull(cardDto, 'card')),
  poll: z.optional(tolerantOrNull(pollDto, 'poll')),
  application: z.optional(z.catch(z.nullable(z.object({ name: text, website: linkUrlOrNull })), null)),
  filtered: z.optional(tolerantList(filterResultDto, 'filter result')),
  /** Collections that the post links to, unread: few posts have any. See `schemas/collection.ts`. */
  tagged_collections: z.optional(unreadItems),
  quote_approval: z.optional(z.catch(z.nullable(quoteApprovalDto), null)),
  replies_count: count0,
  reblogs_count: count0,
  favourites_count: count0,
  quotes_count: z.optional(count0),
  favourited: maybeFlag,
  reblogged: maybeFlag,
  bookmarked: maybeFlag,
  muted: maybeFlag,
  pinned: maybeFlag,
}

/** Some forks of Mastodon send the quoted post itself as the quote: reads it as an accepted quote. */
const asQuote = z.transform((quote: unknown): unknown => {
  if (typeof quote !== 'object' || quote === null || !('account' in quote) || 'state' in quote) return quote
  return { state: 'accepted', quoted_status: quote, quoted_status_id: 'id' in quote ? quote.id : null }
})

/** A quote inside a quote is shallow: only the id of its post. */
const shallowQuoteDto = z.pipe(
  asQuote,
  z.object({ state: quoteState, quoted_status_id: z.optional(idOrNull<'status'>()) }),
)

const quotedStatusDto = z.object({
  ...baseShape,
  quote: z.optional(tolerantOrNull(shallowQuoteDto, 'quote')),
})

const quoteDto = z.pipe(
  asQuote,
  z.object({
    state: quoteState,
    quoted_status: z.optional(tolerantOrNull(quotedStatusDto, 'status')),
    quoted_status_id: z.optional(idOrNull<'status'>()),
  }),
)

/** Some software writes an empty text, an empty array or false for "none". */
const emptyAsNull = z.transform((value: unknown): unknown =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0) ? null : value,
)

const originalDto = z.object({ ...baseShape, quote: z.optional(tolerantOrNull(quoteDto, 'quote')) })

export const statusDto = z.object({
  ...baseShape,
  quote: z.optional(tolerantOrNull(quoteDto, 'quote')),
  // A boost without its post shows nothing, so an invalid post fails the whole item.
  reblog: z.optional(z.pipe(emptyAsNull, z.nullable(originalDto))),
})
export type StatusDto = z.output<typeof statusDto>
export type OriginalDto = z.output<typeof originalDto>
export type QuotedDto = z.output<typeof quotedStatusDto>

export const statusesDto = tolerantArray(statusDto, 'status')

/**
 * A context with unparsed posts: conversations have thousands, which are parsed in batches with
 * `statusesDto`.
 */
export const unreadContextDto = z.object({ ancestors: unreadItems, descendants: unreadItems })
