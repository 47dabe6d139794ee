import type { Draft, Fields } from './draft'
import type { DraftMedia, DraftPart, PartContent, DraftParts } from './draft-parts'

/** The part of that id. */
export const findPart = ({ parts }: Pick<Draft, 'parts'>, partId: string): DraftPart | undefined =>
  parts.find(({ id }) => id === partId)

/** Maps every part; a draft keeps at least one. */
export function mapParts([first, ...rest]: DraftParts, change: (part: DraftPart) => DraftPart): DraftParts {
  return [change(first), ...rest.map(change)]
}

/** The draft with another content of a part; unknown ids change nothing. */
export const withPart = (draft: Draft, partId: string, change: Partial<PartContent>): Draft => ({
  ...draft,
  parts: mapParts(draft.parts, (part) => (part.id === partId ? { ...part, ...change } : part)),
})

/** The content warning a part is sent with, its own or the one of the thread; '' = none. */
export const warningOf = (fields: Fields, { spoiler }: Pick<DraftPart, 'spoiler'>): string =>
  spoiler ?? (fields.warning ? fields.spoilerText : '')

/** The text of a part as it is sent: with its number in a numbered thread. */
export function partText({ fields, parts }: Pick<Draft, 'fields' | 'parts'>, part: DraftPart): string {
  if (!fields.numbered || parts.length === 1) return part.text
  const number = parts.findIndex(({ id }) => id === part.id) + 1
  return `${part.text.trimEnd()}\n\n${number}/${parts.length}`
}

const filesOf = (media: readonly DraftMedia[]) =>
  media.map(({ localId, serverId, alt, focus, attached, thumbnail }) => [
    serverId ?? localId,
    alt,
    focus,
    // Covers of other files are uploaded on their own.
    ...(attached && thumbnail ? ['cover'] : []),
  ])

interface Content {
  readonly fields: Fields
  readonly parts: readonly PartContent[]
}

/**
 * Everything of a draft that reaches other people, as one string: the idempotency keys are renewed when it differs. The
 * progress of uploads is left out.
 */
export function essence({ fields, parts }: Content): string {
  return JSON.stringify([
    { ...fields, parent: fields.parent?.id, quoted: fields.quoted?.id },
    parts.map(({ text, poll, language, spoiler, media }) => [text, poll, language, filesOf(media), spoiler]),
  ])
}

/** The bytes of a file and of its cover image. */
export interface Bytes {
  readonly blob: Blob | null
  readonly cover: Blob | null
}

/** The files of all parts. */
export const filesIn = ({ parts }: Pick<Draft, 'parts'>): DraftMedia[] => parts.flatMap((part) => part.media)

const withFiles = (draft: Draft, change: (file: DraftMedia) => DraftMedia): Draft => ({
  ...draft,
  parts: mapParts(draft.parts, (part) => ({ ...part, media: part.media.map(change) })),
})

/** The draft without bytes, for storage that can only keep text. */
export const withoutBytes = (draft: Draft): Draft =>
  withFiles(draft, (file) => ({
    ...file,
    blob: null,
    thumbnail: file.thumbnail && { ...file.thumbnail, blob: null },
  }))

/** True for a file that exists neither here nor on the server: the page closed before the browser stored it. */
export const isFileLost = ({ blob, serverId }: Pick<DraftMedia, 'blob' | 'serverId'>): boolean =>
  blob === null && serverId === null

/** Restores the bytes of files from `find`; files it does not know keep their own. */
export const withBytes = (draft: Draft, find: (file: DraftMedia) => Bytes | null): Draft =>
  withFiles(draft, (file) => {
    const { blob, cover } = find(file) ?? { blob: null, cover: null }
    const thumbnail = cover
      ? { blob: cover, state: file.thumbnail?.state ?? ('waiting' as const) }
      : file.thumbnail
    return { ...file, blob: blob ?? file.blob, thumbnail }
  })

/** Marks files without bytes as failed instead of dropping them, so that the author notices. */
export const withLost = (draft: Draft): Draft =>
  withFiles(draft, (file) => (isFileLost(file) ? { ...file, state: 'failed', problem: null } : file))
