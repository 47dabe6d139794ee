import type { PostingDefaults } from '@/features/settings'
import type { MediaId, StatusId } from '@/schemas/primitives'
import type { Draft } from '../drafts/draft'
import { partIds, partOf, partText, warningOf } from '../drafts/draft-content'
import { FIRST_PART, type DraftMedia, type DraftPoll } from '../drafts/draft-parts'
import { quotePolicyOf, visibilityOf } from './rules'

interface Settled {
  defaults: PostingDefaults
  /** Whether the server knows quotes and their policy. */
  quotes: boolean
}

/** The ids of files, in their order. */
export const mediaIdsOf = (media: readonly DraftMedia[]): MediaId[] =>
  media.flatMap(({ serverId }) => serverId ?? [])

/** A poll as it is sent: what is blank was never an option (product.md 5). */
export const pollBody = ({ options, multiple, expiresIn, hideTotals }: DraftPoll) => ({
  options: options.map((option) => option.trim()).filter((option) => option !== ''),
  multiple,
  expires_in: expiresIn,
  hide_totals: hideTotals,
})

/** The body of POST /api/v1/statuses for one part; what has no value is left out. `parentId` is what it answers. */
export function postBody(
  draft: Draft,
  partId: string,
  parentId: StatusId | null,
  { defaults, quotes }: Settled,
) {
  const { fields } = draft
  const { media = [], poll = null, language = null } = partOf(draft, partId) ?? {}
  const first = partId === FIRST_PART
  const spoiler = warningOf(draft, partId)
  const visibility = visibilityOf(fields, defaults.visibility)
  const wanted = language ?? fields.language
  const ids = mediaIdsOf(media)
  return {
    status: partText(draft, partId),
    visibility,
    sensitive: fields.sensitive || spoiler !== '' || (ids.length > 0 && defaults.sensitive),
    ...(spoiler !== '' && { spoiler_text: spoiler }),
    ...(wanted && { language: wanted }),
    ...(parentId && { in_reply_to_id: parentId }),
    ...(ids.length > 0 && { media_ids: ids }),
    ...(poll && { poll: pollBody(poll) }),
    ...(first && fields.quoted && { quoted_status_id: fields.quoted.id }),
    ...(quotes && { quote_approval_policy: quotePolicyOf(fields, visibility, defaults) }),
    ...(first && partIds(draft).length === 1 && fields.scheduledAt && { scheduled_at: fields.scheduledAt }),
  }
}

const focusOf = ({ focus }: DraftMedia) => (focus ? { focus: focus.join(',') } : {})

/** Seconds until a poll ends. One left as it is keeps its end, as near as the server allows. `now` in ms. */
function expiryOf(draft: Draft, poll: DraftPoll, shortest: number, now: number): number {
  const { pollEnds = null, pollAsIs = '' } = draft.editing ?? {}
  if (pollEnds === null || JSON.stringify(poll) !== pollAsIs) return poll.expiresIn
  return Math.max(shortest, Math.round((Date.parse(pollEnds) - now) / 1000))
}

/**
 * The body of PUT /api/v1/statuses/:id: every field, because what is not said is taken away (product.md 7). `now` in
 * ms since the epoch; `shortest` is the least life of a poll, s.
 */
export function putBody(
  draft: Draft,
  { defaults, quotes }: Settled,
  { shortest, now }: { shortest: number; now: number },
) {
  const { fields, media } = draft
  const { text, poll } = fields
  const spoiler = fields.warning ? fields.spoilerText : ''
  const visibility = draft.editing?.visibility ?? 'private'
  return {
    status: text,
    spoiler_text: spoiler,
    sensitive: fields.sensitive || spoiler !== '',
    ...(fields.language && { language: fields.language }),
    media_ids: mediaIdsOf(media),
    media_attributes: media.flatMap((file) =>
      file.serverId ? [{ id: file.serverId, description: file.alt, ...focusOf(file) }] : [],
    ),
    ...(poll && { poll: { ...pollBody(poll), expires_in: expiryOf(draft, poll, shortest, now) } }),
    ...(quotes &&
      fields.quotePolicy && { quote_approval_policy: quotePolicyOf(fields, visibility, defaults) }),
  }
}
