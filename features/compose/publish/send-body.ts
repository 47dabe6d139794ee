import type { PostingDefaults } from '@/features/settings'
import type { MediaId, StatusId } from '@/schemas/primitives'
import type { Draft } from '../drafts/draft'
import { partText, warningOf } from '../drafts/draft-content'
import type { DraftMedia, DraftPoll, DraftPart } from '../drafts/draft-parts'
import { knownLanguage } from '../language/languages'
import { quotePolicyOf, visibilityOf } from '../audience/audience-rules'

interface Settled {
  defaults: PostingDefaults
  /** False when the server is known to lack quotes and their policy. */
  quotes: boolean
}

/** The ids of files, in their order. */
export const mediaIdsOf = (media: readonly DraftMedia[]): MediaId[] =>
  media.flatMap(({ serverId }) => serverId ?? [])

/** A poll as it is sent, without its blank options. */
export const pollBody = ({ options, multiple, expiresIn, hideTotals }: DraftPoll) => ({
  options: options.map((option) => option.trim()).filter((option) => option !== ''),
  multiple,
  expires_in: expiresIn,
  hide_totals: hideTotals,
})

/** Returns the body of POST /api/v1/statuses for one part, a reply to `parentId`, without empty fields. */
export function postBody(
  draft: Draft,
  part: DraftPart,
  parentId: StatusId | null,
  { defaults, quotes }: Settled,
) {
  const { fields, parts } = draft
  const { media, poll, language } = part
  const isFirst = part.id === parts[0].id
  const spoiler = warningOf(fields, part)
  const visibility = visibilityOf(fields, defaults.visibility)
  const quotePolicy = quotePolicyOf(fields, visibility, defaults)
  const wanted = knownLanguage(language) ?? knownLanguage(fields.language)
  const ids = mediaIdsOf(media)
  const sensitive = fields.sensitive || spoiler !== '' || (ids.length > 0 && defaults.sensitive)
  return {
    status: partText(draft, part),
    // The server applies the defaults that are not known here.
    ...(visibility && { visibility }),
    ...((sensitive || defaults.visibility !== null) && { sensitive }),
    ...(spoiler !== '' && { spoiler_text: spoiler }),
    ...(wanted && { language: wanted }),
    ...(parentId && { in_reply_to_id: parentId }),
    ...(ids.length > 0 && { media_ids: ids }),
    ...(poll && { poll: pollBody(poll) }),
    ...(isFirst && fields.quoted && { quoted_status_id: fields.quoted.id }),
    ...(quotes && quotePolicy && { quote_approval_policy: quotePolicy }),
    ...(parts.length === 1 && fields.scheduledAt && { scheduled_at: fields.scheduledAt }),
  }
}

const focusOf = ({ focus }: DraftMedia) => (focus ? { focus: focus.join(',') } : {})

/** Returns the seconds until a poll ends. An unchanged poll keeps its end, as near as the server allows. `now` in ms. */
function expiryOf(draft: Draft, poll: DraftPoll, shortest: number, now: number): number {
  const { pollEnds = null, pollAsIs = '' } = draft.editing ?? {}
  if (pollEnds === null || JSON.stringify(poll) !== pollAsIs) return poll.expiresIn
  return Math.max(shortest, Math.round((Date.parse(pollEnds) - now) / 1000))
}

/**
 * Returns the body of PUT /api/v1/statuses/:id: every field, because the server removes missing ones. `now` in ms
 * since the epoch; `shortest` is the shortest duration of a poll in seconds.
 */
export function putBody(
  draft: Draft,
  { defaults, quotes }: Settled,
  { shortest, now }: { shortest: number; now: number },
) {
  const { fields, parts } = draft
  const [part] = parts
  const { text, media, poll } = part
  const spoiler = warningOf(fields, part)
  const language = knownLanguage(fields.language)
  const visibility = draft.editing?.visibility ?? 'private'
  return {
    status: text,
    spoiler_text: spoiler,
    sensitive: fields.sensitive || spoiler !== '',
    ...(language && { language }),
    media_ids: mediaIdsOf(media),
    media_attributes: media.flatMap((file) =>
      file.serverId ? [{ id: file.serverId, description: file.alt, ...focusOf(file) }] : [],
    ),
    ...(poll && { poll: { ...pollBody(poll), expires_in: expiryOf(draft, poll, shortest, now) } }),
    ...(quotes &&
      fields.quotePolicy && {
        quote_approval_policy: quotePolicyOf(fields, visibility === 'unknown' ? null : visibility, defaults),
      }),
  }
}
