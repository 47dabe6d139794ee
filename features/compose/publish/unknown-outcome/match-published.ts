import { toText } from '@/lib/html/to-text'
import type { EntityCache } from '@/lib/cache'
import { hasSameItems } from '@/lib/util/has-same-items'
import type { Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import type { StatusDto } from '@/schemas/statuses/status'
import type { ScheduledStatus } from '@/schemas/statuses/scheduled'
import type { Attempt } from '../../drafts/draft'

const MINUTE = 60_000
/** Tolerated difference between the local clock and the server's in ms, without and with a known time of the server. */
const MAX_SKEW = { blind: 15 * MINUTE, known: 60 * MINUTE }
/** Texts that Mastodon uses instead of an empty text under a warning. */
const FILLINGS = new Set(['.', '🖼', '🎵', '📹'])

/**
 * Reduces a text to the letters that servers never change: drops mark-up signs, spaces and the hosts of mentions. A text
 * without letters keeps its signs.
 */
function essence(text: string): string {
  const plain = text.replace(/@([\w.-]+)@[\w.:-]+/g, '@$1').normalize('NFC')
  return plain.replace(/[^\p{L}\p{N}\p{M}]+/gu, '').toLowerCase() || plain.replace(/\s+/g, '')
}

const trimmed = (text: string) => text.trim().normalize('NFC')
/** Collapses spaces, as rendered text does. */
const collapsed = (text: string) => trimmed(text).replace(/\s+/g, ' ')

type Posted = Pick<StatusDto, 'content' | 'spoiler_text' | 'created_at' | 'in_reply_to_id'> & {
  readonly reblog?: unknown
  readonly quote?: unknown
}

const shownText = ({ content, quote }: Posted) => toText(content, { quoted: Boolean(quote) })

/** An empty text under a warning, which a server may replace. */
const isFilled = ({ text, spoilerText }: Attempt, filling: string) =>
  text.trim() === '' && spoilerText.trim() !== '' && FILLINGS.has(filling.trim())

/** Returns the earliest possible `created_at` of a post of this attempt, in ms since the epoch. */
function earliestOf({ sentAt, after, isContinuation }: Attempt): number {
  if (after === null) return sentAt - MAX_SKEW.blind
  const known = Date.parse(after)
  // The previous part was published a moment ago, perhaps within the same tick of the server's clock.
  return Math.max(sentAt - MAX_SKEW.known, isContinuation ? -Infinity : known + 1)
}

/** True when `at` (ISO 8601) is before every post that the attempt can have made: older pages need not be read. */
export const reachesBefore = (attempt: Attempt, at: string): boolean => Date.parse(at) < earliestOf(attempt)

/** True when a post may be the result of an attempt: similar text, same parent, not earlier. */
export function isAlike(post: Posted, attempt: Attempt): boolean {
  const text = shownText(post)
  return (
    !post.reblog &&
    Date.parse(post.created_at) >= earliestOf(attempt) &&
    (post.in_reply_to_id ?? null) === attempt.parentId &&
    essence(post.spoiler_text) === essence(attempt.spoilerText) &&
    (essence(text) === essence(attempt.text) || isFilled(attempt, text))
  )
}

type Attached = Pick<StatusDto, 'media_attachments' | 'poll' | 'quote'>

/** True when a post has exactly the files, poll and quote that were sent. */
export function hasSameAttachments(
  { media_attachments: files, poll, quote }: Attached,
  { mediaIds, choices, quotedId }: Attempt,
): boolean {
  const options = poll?.options.map(({ title }) => title.trim()) ?? []
  const quoted = quote ? (quote.quoted_status?.id ?? quote.quoted_status_id ?? null) : null
  return (
    hasSameItems(files.map(({ id }) => id).toSorted(), mediaIds.toSorted()) &&
    hasSameItems(options, choices) &&
    // The server may hide a quote that its author has yet to approve.
    (quote ? quoted === null || quoted === quotedId : quotedId === null)
  )
}

/** True when the rendered text of a post is exactly what was sent: no mark-up, no shortened mention. */
export const showsSameText = (post: Posted, attempt: Attempt): boolean =>
  collapsed(shownText(post)) === collapsed(attempt.text) &&
  trimmed(post.spoiler_text) === trimmed(attempt.spoilerText)

/** True when the source text of a post is exactly what was sent. */
export const isSameSource = (
  source: { readonly text: string; readonly spoiler_text: string },
  attempt: Attempt,
): boolean =>
  (trimmed(source.text) === trimmed(attempt.text) || isFilled(attempt, source.text)) &&
  trimmed(source.spoiler_text) === trimmed(attempt.spoilerText)

/** Finds the scheduled post of an attempt by its key or its whole content; undefined when there is none. */
export const findScheduled = (
  list: readonly ScheduledStatus[],
  attempt: Attempt,
): ScheduledStatus | undefined =>
  list.find(({ scheduled_at: at, params, media_attachments: files }) => {
    if (params.idempotency) return params.idempotency === attempt.key
    return (
      Math.abs(Date.parse(at) - Date.parse(attempt.scheduledAt ?? '')) < MINUTE &&
      isSameSource(params, attempt) &&
      files.length === attempt.mediaIds.length &&
      hasSameItems(params.poll?.options ?? [], attempt.choices)
    )
  })

/** `created_at` of the newest own post in the cache, by the server's clock; null when there is none. */
export function newestOwn(statuses: Iterable<Status>, me: AccountId): string | null {
  let newest: string | null = null
  for (const { account, created_at: at } of statuses)
    if (account === me && (newest === null || Date.parse(at) > Date.parse(newest))) newest = at
  return newest
}

/** Every status in the cache as the server sent it, without optimistic patches. */
export const cachedStatuses = (cache: Pick<EntityCache, 'client'>): Status[] =>
  cache.client.getQueriesData<Status>({ queryKey: ['status'] }).flatMap(([, status]) => status ?? [])
