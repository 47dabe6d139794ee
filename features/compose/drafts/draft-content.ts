import type { StatusId } from '@/schemas/primitives'
import type { Draft, Fields } from './draft'
import { FIRST_PART, type DraftMedia, type DraftPoll } from './draft-parts'

/** What one part of a draft says: the first one, or a further one of a thread. */
export interface PartContent {
  readonly text: string
  readonly media: readonly DraftMedia[]
  readonly poll: DraftPoll | null
  /** BCP 47; null = not chosen for this part. */
  readonly language: string | null
}

type Holder = Pick<Draft, 'fields' | 'media' | 'parts'>

/** What a part says; undefined when there is none of that id. */
export function partOf(draft: Holder, partId: string): PartContent | undefined {
  if (partId !== FIRST_PART) return draft.parts.find((part) => part.id === partId)
  const { text, poll, language } = draft.fields
  return { text, media: draft.media, poll, language }
}

/** The post a part has become. */
export const postedOf = (draft: Draft, partId: string): StatusId | null =>
  partId === FIRST_PART ? draft.posted : (draft.parts.find(({ id }) => id === partId)?.posted ?? null)

/** The ids of all parts in their order. */
export const partIds = ({ parts }: Pick<Draft, 'parts'>): string[] => [
  FIRST_PART,
  ...parts.map(({ id }) => id),
]

/** The warning a part is sent with, its own or that of the whole; '' = none. */
export function warningOf({ fields, parts }: Holder, partId: string): string {
  const own = parts.find((part) => part.id === partId)?.spoiler ?? null
  return own ?? (fields.warning ? fields.spoilerText : '')
}

/** The text of a part as it is sent: with its number in a numbered thread. */
export function partText(draft: Holder, partId: string): string {
  const text = partOf(draft, partId)?.text ?? ''
  const ids = partIds(draft)
  if (!draft.fields.numbered || ids.length === 1) return text
  return `${text.trimEnd()}\n\n${ids.indexOf(partId) + 1}/${ids.length}`
}

/** The draft with another content of a part; what is not given stays. */
export function withPart(draft: Draft, partId: string, change: Partial<PartContent>): Draft {
  const { media, ...rest } = change
  const files = media && { media: [...media] }
  if (partId === FIRST_PART)
    return { ...draft, ...files, fields: { ...draft.fields, ...rest } satisfies Fields }
  return {
    ...draft,
    parts: draft.parts.map((part) => (part.id === partId ? { ...part, ...rest, ...files } : part)),
  }
}

const filesOf = (media: readonly DraftMedia[]) =>
  media.map(({ localId, serverId, alt, focus, attached, thumbnail }) => [
    serverId ?? localId,
    alt,
    focus,
    // Others go to the server by themselves.
    ...(attached && thumbnail ? ['cover'] : []),
  ])

/**
 * Everything of a draft that reaches other people, as one string: the key is renewed when it differs. How far an
 * upload has come is no part of it.
 */
export function essence({ fields, media, parts }: Holder): string {
  return JSON.stringify([
    { ...fields, parent: fields.parent?.id, quoted: fields.quoted?.id },
    filesOf(media),
    parts.map(({ text, poll, language, spoiler, media: files }) => [
      text,
      poll,
      language,
      filesOf(files),
      spoiler,
    ]),
  ])
}

/** The bytes of a file, and of the picture chosen for it. */
export interface Bytes {
  readonly blob: Blob | null
  readonly cover: Blob | null
}

/** The files of all parts. */
export const filesIn = ({ media, parts }: Pick<Holder, 'media' | 'parts'>): DraftMedia[] => [
  ...media,
  ...parts.flatMap((part) => part.media),
]

const withFiles = (draft: Draft, change: (file: DraftMedia) => DraftMedia): Draft => ({
  ...draft,
  media: draft.media.map(change),
  parts: draft.parts.map((part) => ({ ...part, media: part.media.map(change) })),
})

/** The draft without bytes, for what can only keep text. */
export const withoutBytes = (draft: Draft): Draft =>
  withFiles(draft, (file) => ({
    ...file,
    blob: null,
    thumbnail: file.thumbnail && { ...file.thumbnail, blob: null },
  }))

/** Neither here nor at the server: its page ended before the browser had stored it. */
export const isLost = ({ blob, serverId }: Pick<DraftMedia, 'blob' | 'serverId'>): boolean =>
  blob === null && serverId === null

/** Gives files their bytes back where `find` has them; those it does not know keep what they have. */
export const withBytes = (draft: Draft, find: (file: DraftMedia) => Bytes | null): Draft =>
  withFiles(draft, (file) => {
    const { blob, cover } = find(file) ?? { blob: null, cover: null }
    const thumbnail = cover
      ? { blob: cover, state: file.thumbnail?.state ?? ('waiting' as const) }
      : file.thumbnail
    return { ...file, blob: blob ?? file.blob, thumbnail }
  })

/** Files whose bytes are nowhere stay, as failed, so that their author learns of it. */
export const withLost = (draft: Draft): Draft =>
  withFiles(draft, (file) => (isLost(file) ? { ...file, state: 'failed', problem: null } : file))
