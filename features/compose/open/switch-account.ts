import { hostOfIdentity } from '@/features/session'
import type { Draft, DraftInit } from '../drafts/draft'
import { filesIn } from '../drafts/draft-content'
import { newMedia, type DraftMedia } from '../drafts/draft-parts'
import type { Drafts } from '../drafts/drafts-store'
import { withHost } from '../text/mentioned'

/** True when the file can be uploaded again, with its cover image. */
const hasBytes = ({ blob, attached }: DraftMedia) => blob !== null && !attached

/**
 * True when another account can post this draft. Only drafts of new posts, of which nothing was sent; and since ids
 * differ between servers, replies and quotes only for accounts of the same server.
 */
export function canPostAs(draft: Draft, identityKey: string): boolean {
  const { kind, state, attempt, parts, fields, identity } = draft
  const isNew = kind !== 'edit' && kind !== 'redraft'
  const isUnsent = state === 'editing' && attempt === null && parts.every(({ posted }) => posted === null)
  const isOfServer = fields.parent !== null || fields.quoted !== null
  return (
    isNew &&
    isUnsent &&
    filesIn(draft).every(hasBytes) &&
    (!isOfServer || hostOfIdentity(identity) === hostOfIdentity(identityKey))
  )
}

/** Returns the content of a draft for another account: files are uploaded again, and mentions name their server. */
export function contentFor(draft: Draft, identityKey: string, newId: () => string): DraftInit {
  const { kind, readers, fields, parts, identity } = draft
  const host = hostOfIdentity(identity)
  const written = (text: string) => (hostOfIdentity(identityKey) === host ? text : withHost(text, host))
  return {
    kind,
    readers: readers.map(written),
    fields: {
      ...fields,
      parent: fields.parent && { ...fields.parent, prefill: written(fields.parent.prefill) },
    },
    parts: parts.map(({ text, media, poll, language, spoiler }) => ({
      text: written(text),
      poll,
      language,
      spoiler,
      media: media.map(({ blob, name, type, alt, focus, thumbnail, width, height }) =>
        newMedia({
          localId: newId(),
          blob,
          name,
          type,
          alt,
          focus,
          thumbnail: thumbnail?.blob ? { blob: thumbnail.blob, state: 'waiting' } : null,
          width,
          height,
        }),
      ),
    })),
  }
}

/** Gives a draft to another account and returns its new id; null when that is not possible. */
export function giveTo(
  drafts: Drafts,
  draftId: string,
  identityKey: string,
  newId: () => string,
): string | null {
  const draft = drafts.state.getState().drafts[draftId]
  if (!draft || !drafts.mine(draftId) || !canPostAs(draft, identityKey)) return null
  const id = drafts.open(identityKey, contentFor(draft, identityKey, newId))
  drafts.remove(draftId)
  return id
}
