import { diffWordsWithSpace } from 'diff'
import { toText } from '@/lib/html/to-text'
import type { Revision } from '@/schemas/status'

/** A piece of a text: as it was, new, or gone. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** What else than texts one edit changed. */
export interface OtherChanges {
  mediaAdded: number
  mediaRemoved: number
  /** Media that stayed and are described otherwise. */
  described: number
  /** Now marked as sensitive, or no longer; null: as before. */
  sensitive: boolean | null
  poll: 'added' | 'removed' | 'changed' | null
}

export interface Changes extends OtherChanges {
  text: Piece[]
  warning: Piece[]
}

/** ms after which two texts are too different for words to be worth comparing. */
const PATIENCE = 150

/** Where words end in any script; without it texts that write no spaces would change as a whole. */
const words = () =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined

/** The difference of two texts by words, gone before new. */
export function piecesOf(before: string, after: string): Piece[] {
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }]
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE, intlSegmenter: words() })
  // Too much work: one text for the other.
  const found = parts ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  return found
    .filter(({ value }) => value !== '')
    .map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }))
}

const optionsOf = ({ poll }: Revision) => poll?.options.map(({ title }) => title) ?? null

function pollChange(before: Revision, after: Revision): OtherChanges['poll'] {
  const [old, now] = [optionsOf(before), optionsOf(after)]
  if (!old) return now ? 'added' : null
  if (!now) return 'removed'
  return JSON.stringify(old) === JSON.stringify(now) ? null : 'changed'
}

/** The text of a revision, as plain text. */
export const revisionText = ({ content }: Revision) => toText(content)

/** What an edit changed between two revisions of a post. */
export function changesBetween(before: Revision, after: Revision): Changes {
  const old = new Map(before.media_attachments.map((media) => [media.id, media]))
  const kept = after.media_attachments.filter((media) => old.has(media.id))
  return {
    text: piecesOf(revisionText(before), revisionText(after)),
    warning: piecesOf(before.spoiler_text, after.spoiler_text),
    mediaAdded: after.media_attachments.length - kept.length,
    mediaRemoved: before.media_attachments.length - kept.length,
    described: kept.filter((media) => (media.description ?? '') !== (old.get(media.id)?.description ?? ''))
      .length,
    sensitive: before.sensitive === after.sensitive ? null : after.sensitive,
    poll: pollChange(before, after),
  }
}
