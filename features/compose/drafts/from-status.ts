import { apiSegment, isApiError } from '@/lib/http'
import { loadSanitizer } from '@/lib/html/sanitize/sanitizer'
import { toText } from '@/lib/html/to-text'
import type { Poll, Status } from '@/schemas/entities'
import type { Media } from '@/schemas/media'
import { statusSourceDto } from '@/schemas/status'
import { contextPost } from './context'
import type { Fields } from './draft'
import { newMedia, NO_CONTENT, type DraftMedia, type DraftPoll, type PartContent } from './draft-parts'
import { snapLifetime, USUAL_LIFETIME } from '../poll/poll-rules'
import type { Needs } from './post-snapshot'

/** The poll of a published post as it is edited. `now` in ms since the epoch. */
export function pollOf(poll: Poll, now: number): DraftPoll {
  const left = poll.expires_at ? (Date.parse(poll.expires_at) - now) / 1000 : USUAL_LIFETIME
  return {
    options: poll.options.map(({ title }) => title),
    multiple: poll.multiple,
    expiresIn: snapLifetime(left),
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

/** The text as it was typed. Throws ApiError. */
async function sourceOf({ http }: Needs, status: Status): Promise<{ text: string; spoilerText: string }> {
  const { data } = await http.request(`/api/v1/statuses/${apiSegment(status.id)}/source`, {
    schema: statusSourceDto,
  })
  return { text: data.text, spoilerText: data.spoiler_text }
}

/** The same; from the shown text where the server keeps none. */
async function sourceOrShown(runtime: Needs, status: Status) {
  try {
    return await sourceOf(runtime, status)
  } catch (error) {
    if (!isApiError(error, 'missing', 'invalid', 'refused')) throw error
    // Lines are kept only by the full sanitiser.
    await loadSanitizer().catch(() => {})
    return { text: toText(status.content), spoilerText: status.spoiler_text }
  }
}

interface How {
  /** The post lives on, its files with it: an edit. What it shows is then no source to change it by. */
  attached: boolean
  /** ms since the epoch. */
  now: number
}

/** The content of a published post, for the draft that edits or replaces it. Throws ApiError. */
export async function beginningFrom(
  runtime: Needs,
  status: Status,
  { attached, now }: How,
): Promise<{ fields: Partial<Fields>; part: PartContent }> {
  const { text, spoilerText } = await (attached ? sourceOf : sourceOrShown)(runtime, status)
  const poll = status.poll ? runtime.cache.read('poll', status.poll) : undefined
  const quoting = contextPost(runtime, status.quote?.status)
  // The quote of an edited post stays whatever is edited.
  const quoted = await (attached ? quoting.catch(() => null) : quoting)
  return {
    part: {
      ...NO_CONTENT,
      text,
      media: status.media_attachments.map((media) => fileOf(media, attached)),
      poll: poll ? pollOf(poll, now) : null,
    },
    fields: {
      warning: spoilerText.trim() !== '',
      spoilerText,
      sensitive: status.sensitive,
      visibility: status.visibility,
      language: status.language,
      quoted,
      quotePolicy: status.quote_approval ? (status.quote_approval.automatic[0] ?? 'nobody') : null,
    },
  }
}
