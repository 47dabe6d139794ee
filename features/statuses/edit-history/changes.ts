import { diffArrays, diffWordsWithSpace } from 'diff'
import type { EmojiLike } from '@/lib/html/apply/apply-emoji'
import { toText } from '@/lib/html/to-text'
import { hasSameItems } from '@/lib/util/has-same-items'
import type { Media } from '@/schemas/statuses/media'
import type { Revision } from '@/schemas/statuses/edits'
import { placeholders } from './placeholders'

/** Part of a diff: unchanged, added or removed text. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** The shown fields of a medium of a version. */
export type VersionMedium = Pick<Media, 'id' | 'type' | 'description' | 'preview_url' | 'blurhash'>

/** Everything that is compared between versions. */
export interface VersionContent {
  text: string
  /** Content warning; '' = none. */
  warning: string
  media: readonly VersionMedium[]
  sensitive: boolean
  /** Titles of the poll options. */
  options: readonly string[]
}

/** The change of one medium. */
export interface MediaChange {
  /** The medium in this version; a removed one as in the previous version. */
  media: VersionMedium
  kind: 'same' | 'added' | 'removed' | 'moved'
  description: DiffPart[]
}

/** The change of one poll option. */
export interface OptionChange {
  kind: DiffPart['kind']
  title: DiffPart[]
}

/** All changes of one edit. */
export interface Changes {
  text: DiffPart[]
  warning: DiffPart[]
  media: MediaChange[]
  /** Whether media were marked as sensitive or unmarked; null: no change, or no media. */
  sensitive: boolean | null
  options: OptionChange[]
  poll: 'added' | 'removed' | 'changed' | null
}

/** Timeout in ms of a diff by words. */
const DIFF_TIMEOUT = 150

/** Splits words in any script; without it, texts without spaces would change as a whole. */
const words = () =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined

/**
 * Returns the word diff of two texts, removals before additions. Each of `codes` (with colons) counts as one
 * word, so that a custom emoji changes as a whole.
 */
export function diffText(before: string, after: string, codes: readonly string[] = []): DiffPart[] {
  if (before === after) return after === '' ? [] : [{ kind: 'same', text: after }]
  const { hide, show } = placeholders(codes, before + after)
  const parts = diffWordsWithSpace(hide(before), hide(after), {
    timeout: DIFF_TIMEOUT,
    intlSegmenter: words(),
  })
  // Timed out: replace the whole text.
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

/** A text without changes. */
const unchanged = (text: string): DiffPart[] => diffText(text, text)

function pollChange(old: readonly string[], now: readonly string[]): Changes['poll'] {
  if (old.length === 0 || now.length === 0)
    return old.length === now.length ? null : old.length === 0 ? 'added' : 'removed'
  return hasSameItems(old, now) ? null : 'changed'
}

/** Compares options by position where the number is the same; else whole options are added and removed. */
function optionChanges(
  old: readonly string[],
  now: readonly string[],
  codes: readonly string[],
): OptionChange[] {
  if (old.length === now.length)
    return now.map((title, at) => ({ kind: 'same', title: diffText(old[at] ?? '', title, codes) }))
  return diffArrays([...old], [...now]).flatMap(({ value, added, removed }) =>
    value.map((title): OptionChange => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      title: unchanged(title),
    })),
  )
}

const described = ({ description }: VersionMedium) => description?.trim() ?? ''

/**
 * Returns media in the order of the new version, removed ones at their old position; a medium at another
 * position was moved.
 */
function mediaChanges(before: VersionContent, after: VersionContent): MediaChange[] {
  const byId = ({ media }: VersionContent) => new Map(media.map((medium) => [medium.id, medium]))
  const [old, now] = [byId(before), byId(after)]
  return diffArrays([...old.keys()], [...now.keys()]).flatMap(({ value, added, removed }) =>
    value.flatMap((id): MediaChange | [] => {
      const [was, is] = [old.get(id), now.get(id)]
      // A moved medium is listed at its new position only.
      if (removed)
        return was && !is ? { media: was, kind: 'removed', description: unchanged(described(was)) } : []
      if (!is) return []
      const kind = added ? (was ? 'moved' : 'added') : 'same'
      return { media: is, kind, description: diffText(described(was ?? is), described(is)) }
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

/** Compares two versions of a post that use `emojis`. */
export function compareVersions(before: VersionContent, after: VersionContent, emojis: Codes = []): Changes {
  const codes = [...new Set(emojis.map(({ shortcode }) => `:${shortcode}:`))]
  return {
    text: diffText(before.text, after.text, codes),
    warning: diffText(before.warning, after.warning, codes),
    media: mediaChanges(before, after),
    // A content warning sets `sensitive`, too.
    sensitive: before.sensitive === after.sensitive || after.media.length === 0 ? null : after.sensitive,
    options: optionChanges(before.options, after.options, codes),
    poll: pollChange(before.options, after.options),
  }
}

/** Compares two revisions of a post; without a previous one returns the first as unchanged. */
export const changesBetween = (before: Revision | undefined, after: Revision, emojis?: Codes): Changes =>
  compareVersions(contentOf(before ?? after), contentOf(after), emojis)

const isNew = ({ kind }: { kind: string }) => kind !== 'same'

/** True when there is any visible change. */
export const hasChanged = ({ text, warning, media, sensitive, poll }: Changes): boolean =>
  [...text, ...warning].some(isNew) ||
  media.some((each) => isNew(each) || each.description.some(isNew)) ||
  sensitive !== null ||
  poll !== null
