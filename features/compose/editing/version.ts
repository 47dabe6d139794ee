import type { VersionContent } from '@/features/statuses'
import { apiSegment } from '@/lib/http'
import { normaliseStatus } from '@/lib/cache'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { statusDto, type StatusDto } from '@/schemas/statuses/status'
import { NO_FIELDS, type DraftInit, type Draft } from '../drafts/draft'
import { essence } from '../drafts/draft-content'
import type { DraftMedia, PartContent } from '../drafts/draft-parts'
import { draftContentFrom } from './from-status'
import type { SnapshotNeeds } from '../drafts/post-snapshot'
import { knownSource } from '../publish/known-sources'
import { mediaIdsOf, pollBody } from '../publish/send-body'

/** The content of a version of one post. */
interface Content {
  fields: Draft['fields']
  part: PartContent
}

/** A published post as it is now, with its content. */
export interface PublishedVersion extends Content {
  status: Status
  dto: StatusDto
  /** Time of the request, for `cache.ingest`. */
  sent: number
}

/** Reads a post from the server, without its source. Throws ApiError. */
export async function readPost(
  { http }: Pick<SnapshotNeeds, 'http'>,
  id: StatusId,
): Promise<Pick<PublishedVersion, 'dto' | 'sent'>> {
  const { data, sent } = await http.request(`/api/v1/statuses/${apiSegment(id)}`, {
    schema: statusDto,
  })
  return { dto: data, sent }
}

/** Returns the content of a post that was just loaded. `now` in ms since the epoch. Throws ApiError. */
export async function versionOf(
  runtime: SnapshotNeeds,
  { dto, sent }: Pick<PublishedVersion, 'dto' | 'sent'>,
  now: number,
): Promise<PublishedVersion> {
  const { rows, id } = normaliseStatus(dto)
  runtime.cache.ingest(rows, sent)
  const status = runtime.cache.read('status', id)
  if (!status) throw new Error('The server answered with another status')
  const { part, fields } = await draftContentFrom(runtime, status, { isEdit: true, now })
  return { status, dto, sent, part, fields: { ...NO_FIELDS, ...fields } }
}

/** A published post as it was read last, for an edit. */
type KnownVersion = Pick<PublishedVersion, 'status' | 'fields' | 'part'> & {
  readonly dto: Pick<StatusDto, 'edited_at'>
}

/** Returns a post as this browser knows it, without a request; null when it does not know its words. Throws ApiError. */
export async function knownVersionOf(
  runtime: SnapshotNeeds,
  status: Status,
  now: number,
): Promise<KnownVersion | null> {
  const source = knownSource(runtime.identity.key, status)
  if (!source) return null
  const { part, fields } = await draftContentFrom(runtime, status, { isEdit: true, now, source })
  return { status, dto: { edited_at: status.edited_at }, part, fields: { ...NO_FIELDS, ...fields } }
}

export const editedAtOf = (dto: Pick<StatusDto, 'edited_at'>): string | null => dto.edited_at ?? null

/** The draft that edits this version. */
export function editOf(runtime: SnapshotNeeds, { status, dto, fields, part }: KnownVersion): DraftInit {
  const ends = status.poll ? (runtime.cache.read('poll', status.poll)?.expires_at ?? null) : null
  return {
    kind: 'edit',
    fields,
    parts: [part],
    editing: {
      id: status.id,
      visibility: status.visibility,
      quotes: Boolean(status.quote),
      pollEnds: ends,
      pollAsIs: part.poll ? JSON.stringify(part.poll) : '',
      original: essence({ fields, parts: [part] }),
      base: { editedAt: editedAtOf(dto), fields, part },
      overwrites: null,
      sent: false,
      gotError: false,
    },
  }
}

const mediumOf = ({ serverId, localId, type, alt, previewUrl, blurhash }: DraftMedia) => ({
  id: serverId ?? (localId as NonNullable<typeof serverId>),
  type,
  description: alt,
  preview_url: previewUrl || null,
  blurhash,
})

/** The content of an edit; it has one part. */
export const contentOfEdit = ({ fields, parts: [part] }: Pick<Draft, 'fields' | 'parts'>): Content => ({
  fields,
  part,
})

/** Converts content to the shape in which versions are compared and shown. */
export function comparable({ fields, part }: Content): VersionContent {
  const warning = fields.warning ? fields.spoilerText : ''
  return {
    text: part.text,
    warning,
    media: part.media.map(mediumOf),
    sensitive: fields.sensitive || warning !== '',
    options: part.poll ? pollBody(part.poll).options : [],
  }
}

/** The focal points of files; the middle is the default and counts as none. */
const focusesOf = (media: readonly DraftMedia[]) =>
  media.map(({ focus }) => (focus?.some((at) => at !== 0) ? focus : null))

/** True when a post already has the whole content of an edit. */
export function hasContentOf(post: Content, draft: Content): boolean {
  const trimmed = (content: Content) => {
    const { text, warning, ...rest } = comparable(content)
    return { ...rest, text: text.trim(), warning: warning.trim(), media: mediaIdsOf(content.part.media) }
  }
  const alts = ({ part }: Content) => part.media.map(({ alt }) => alt.trim())
  const { language, quotePolicy } = draft.fields
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return (
    same(trimmed(post), trimmed(draft)) &&
    same(alts(post), alts(draft)) &&
    same(focusesOf(post.part.media), focusesOf(draft.part.media)) &&
    draft.part.media.every(({ thumbnail }) => thumbnail === null) &&
    (language === null || language === post.fields.language) &&
    (quotePolicy === null || quotePolicy === post.fields.quotePolicy)
  )
}
