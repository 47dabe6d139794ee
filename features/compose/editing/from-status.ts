import { apiSegment, isPermanentError } from '@/lib/http'
import { loadSanitizer } from '@/lib/html/sanitize/sanitizer'
import { toText } from '@/lib/html/to-text'
import type { Poll, Status } from '@/schemas/entities'
import type { Media } from '@/schemas/statuses/media'
import { QUOTE_POLICIES, type QuotePolicy } from '@/schemas/statuses/quote'
import { carefulVisibility } from '@/schemas/statuses/status'
import { statusSourceDto } from '@/schemas/statuses/edits'
import { loadRelatedPost } from '../drafts/related-post'
import type { Fields } from '../drafts/draft'
import {
  newMedia,
  NO_CONTENT,
  type DraftMedia,
  type DraftPoll,
  type PartContent,
} from '../drafts/draft-parts'
import { knownLanguage } from '../language/languages'
import { rememberSource, type Source } from '../publish/known-sources'
import { snapPollLength, USUAL_POLL_LENGTH } from '../poll/poll-rules'
import type { SnapshotNeeds } from '../drafts/post-snapshot'

/** The poll of a published post as it is edited. `now` in ms since the epoch. */
function pollOf(poll: Poll, now: number): DraftPoll {
  const secondsLeft = poll.expires_at ? (Date.parse(poll.expires_at) - now) / 1000 : USUAL_POLL_LENGTH
  return {
    options: poll.options.map(({ title, full_title: whole = title }) => whole),
    multiple: poll.multiple,
    expiresIn: snapPollLength(secondsLeft),
    // An open poll without counts hides its totals.
    hideTotals: poll.options.every(({ votes_count: votes }) => votes === null) && !poll.expired,
  }
}

/** A file of a published post; `attached` while that post lives. */
export const fileOf = (media: Media, attached: boolean): DraftMedia =>
  newMedia({
    localId: media.id,
    serverId: media.id,
    type: media.type,
    attached,
    state: 'ready',
    alt: media.description ?? '',
    focus: media.meta?.focus ? [media.meta.focus.x, media.meta.focus.y] : null,
    previewUrl: media.preview_url ?? '',
    url: media.url ?? '',
    blurhash: media.blurhash,
    width: media.meta?.original?.width ?? null,
    height: media.meta?.original?.height ?? null,
  })

/** The texts of a post as it is shown, with its line breaks. */
async function shownTexts({ content, spoiler_text: spoilerText, quote }: Status) {
  // Only the full sanitiser keeps line breaks.
  await loadSanitizer().catch(() => {})
  return { text: toText(content, { quoted: Boolean(quote) }), spoilerText }
}

/** Loads the source text of a post; a text that the answer does not name is taken from the post. Throws ApiError. */
async function sourceOf({ http, identity }: SnapshotNeeds, status: Status): Promise<Source> {
  const { data } = await http.request(`/api/v1/statuses/${apiSegment(status.id)}/source`, {
    schema: statusSourceDto,
  })
  const { text, spoiler_text: spoilerText } = data
  if (text !== null && spoilerText !== null) {
    rememberSource(identity.key, status, { text, spoilerText })
    return { text, spoilerText }
  }
  const shown = await shownTexts(status)
  return { text: text ?? shown.text, spoilerText: spoilerText ?? shown.spoilerText }
}

/** Loads the source text of a post, or derives it from the rendered text where the server keeps no source. */
async function sourceOrShown(runtime: SnapshotNeeds, status: Status) {
  try {
    return await sourceOf(runtime, status)
  } catch (error) {
    if (!isPermanentError(error)) throw error
    return shownTexts(status)
  }
}

interface ContentOptions {
  /** True for an edit, which keeps the post and its files and needs the real source text. */
  isEdit: boolean
  /** ms since the epoch. */
  now: number
  /** Its words, where they are known. */
  source?: Source | undefined
}

/**
 * Returns the quote policy to send; null to send none, as for a post without one, and for an edit of a post with a policy
 * that only the server knows. A new post, which cannot have that policy, gets the narrowest.
 */
function quotePolicyOf({ quote_approval: approval }: Status, isEdit: boolean): QuotePolicy | null {
  if (!approval) return null
  const [chosen = 'nobody'] = approval.automatic
  return QUOTE_POLICIES.find((policy) => policy === chosen) ?? (isEdit ? null : 'nobody')
}

/** The content of a published post, for the draft that edits or replaces it. Throws ApiError. */
export async function draftContentFrom(
  runtime: SnapshotNeeds,
  status: Status,
  { isEdit, now, source }: ContentOptions,
): Promise<{ fields: Partial<Fields>; part: PartContent }> {
  const { text, spoilerText } = source ?? (await (isEdit ? sourceOf : sourceOrShown)(runtime, status))
  const poll = status.poll ? runtime.cache.read('poll', status.poll) : undefined
  const quoting = loadRelatedPost(runtime, status.quote?.status)
  // An edit sends no quote, so it does not matter when the quoted post fails to load.
  const quoted = await (isEdit ? quoting.catch(() => null) : quoting)
  return {
    part: {
      ...NO_CONTENT,
      text,
      media: status.media_attachments.map((media) => fileOf(media, isEdit)),
      poll: poll ? pollOf(poll, now) : null,
    },
    fields: {
      warning: spoilerText.trim() !== '',
      spoilerText,
      sensitive: status.sensitive,
      visibility: carefulVisibility(status.visibility),
      language: knownLanguage(status.language),
      quoted,
      quotePolicy: quotePolicyOf(status, isEdit),
    },
  }
}
