import { diffArrays, diffWordsWithSpace } from 'diff'
import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { toText } from '@/lib/html/to-text'
import type { Media } from '@/schemas/media'
import type { Revision } from '@/schemas/status'
import { standIns } from './stand-ins'

/** A piece of a text: as it was, new, or gone. */
export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** What is shown of a medium of a version. */
export type VersionMedium = Pick<Media, 'id' | 'type' | 'description' | 'preview_url' | 'blurhash'>

/** Everything of a version that is compared. */
export interface VersionContent {
  text: string
  /** Content warning; '' = none. */
  warning: string
  media: readonly VersionMedium[]
  sensitive: boolean
  /** Titles of the options of its poll. */
  options: readonly string[]
}

/** One medium of a version. */
export interface MediaChange {
  /** As it is in this version; what is gone as it was in the one before. */
  media: VersionMedium
  kind: 'same' | 'added' | 'removed' | 'moved'
  description: Piece[]
}

/** One option of a poll. */
export interface OptionChange {
  kind: Piece['kind']
  title: Piece[]
}

/** What one edit made of a post: every part of it, with what is new and what is gone. */
export interface Changes {
  text: Piece[]
  warning: Piece[]
  media: MediaChange[]
  /** Media now marked as sensitive, or no longer; null: as before, or there are no media. */
  sensitive: boolean | null
  options: OptionChange[]
  poll: 'added' | 'removed' | 'changed' | null
}

/** ms after which two texts are too different for words to be worth comparing. */
const PATIENCE = 150

/** Where words end in any script; without it texts that write no spaces would change as a whole. */
const words = () =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined

/**
 * The difference of two texts by words, gone before new. Each of `codes` (with its colons) is one word: a custom emoji
 * comes or goes whole.
 */
export function piecesOf(before: string, after: string, codes: readonly string[] = []): Piece[] {
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }]
  const { hide, show } = standIns(codes, before + after)
  const parts = diffWordsWithSpace(hide(before), hide(after), { timeout: PATIENCE, intlSegmenter: words() })
  // Too much work: one text for the other.
  const found = parts?.map((part) => ({ ...part, value: show(part.value) })) ?? [
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

/** The same of a text of which nothing is known before. */
const alone = (text: string): Piece[] => piecesOf(text, text)

function pollChange(old: readonly string[], now: readonly string[]): Changes['poll'] {
  if (old.length === 0 || now.length === 0)
    return old.length === now.length ? null : old.length === 0 ? 'added' : 'removed'
  return isEqual(old, now) ? null : 'changed'
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** Options beside options: as many as before are compared by their place, else whole ones come and go. */
function optionChanges(
  old: readonly string[],
  now: readonly string[],
  codes: readonly string[],
): OptionChange[] {
  if (old.length === now.length)
    return now.map((title, at) => ({ kind: 'same', title: piecesOf(old[at] ?? '', title, codes) }))
  return diffArrays([...old], [...now]).flatMap(({ value, added, removed }) =>
    value.map((title): OptionChange => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      title: alone(title),
    })),
  )
}

const described = ({ description }: VersionMedium) => description?.trim() ?? ''

/** Media in the order of the new version, what is gone where it stood; one that is elsewhere now was moved. */
function mediaChanges(before: VersionContent, after: VersionContent): MediaChange[] {
  const byId = ({ media }: VersionContent) => new Map(media.map((medium) => [medium.id, medium]))
  const [old, now] = [byId(before), byId(after)]
  return diffArrays([...old.keys()], [...now.keys()]).flatMap(({ value, added, removed }) =>
    value.flatMap((id): MediaChange | [] => {
      const [was, is] = [old.get(id), now.get(id)]
      // What was moved stands where it is now.
      if (removed)
        return was && !is ? { media: was, kind: 'removed', description: alone(described(was)) } : []
      if (!is) return []
      const kind = added ? (was ? 'moved' : 'added') : 'same'
      return { media: is, kind, description: piecesOf(described(was ?? is), described(is)) }
    }),
  )
}

const contentOf = (revision: Revision): VersionContent => ({
  text: toText(revision.content),
  warning: revision.spoiler_text,
  media: revision.media_attachments,
  sensitive: revision.sensitive,
  options: revision.poll?.options.map(({ title }) => title) ?? [],
})

type Codes = readonly Pick<EmojiLike, 'shortcode'>[]

/** The differences of two versions of a post that were written with `emojis`. */
export function compareVersions(before: VersionContent, after: VersionContent, emojis: Codes = []): Changes {
  const codes = [...new Set(emojis.map(({ shortcode }) => `:${shortcode}:`))]
  return {
    text: piecesOf(before.text, after.text, codes),
    warning: piecesOf(before.warning, after.warning, codes),
    media: mediaChanges(before, after),
    // A content warning alone marks a post as sensitive too.
    sensitive: before.sensitive === after.sensitive || after.media.length === 0 ? null : after.sensitive,
    options: optionChanges(before.options, after.options, codes),
    poll: pollChange(before.options, after.options),
  }
}

/** What an edit changed between two revisions of a post; without one before, what the first one held. */
export const changesBetween = (before: Revision | undefined, after: Revision, emojis?: Codes): Changes =>
  compareVersions(contentOf(before ?? after), contentOf(after), emojis)

const isNew = ({ kind }: { kind: string }) => kind !== 'same'

/** Whether there is anything to see in it. */
export const hasChanged = ({ text, warning, media, sensitive, poll }: Changes): boolean =>
  [...text, ...warning].some(isNew) ||
  media.some((each) => isNew(each) || each.description.some(isNew)) ||
  sensitive !== null ||
  poll !== null
