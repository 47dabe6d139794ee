import { normaliseTag } from '@/features/tags'
import type { QueryParams } from '@/lib/http'
import type { StatusDto } from '@/schemas/statuses/status'

/** Further conditions for the posts of a hashtag. Names without '#'. */
export interface TagMode {
  /** Also show posts with any of these. */
  any: readonly string[]
  /** Show only posts with all of these. */
  all: readonly string[]
  /** Show no posts with any of these. */
  none: readonly string[]
  /** Show only posts of this server. */
  local: boolean
}

/** The plain list of the tag. */
export const WHOLE_TAG: TagMode = { any: [], all: [], none: [], local: false }

/** Servers use at most this many names of each kind. */
export const MAX_TAGS = 4

const KINDS = ['any', 'all', 'none'] as const
export type TagKind = (typeof KINDS)[number]

/** True when a name can be a hashtag: letters, digits, underscores, not only digits. */
export const isTagName = (name: string): boolean =>
  /^[\p{L}\p{N}\p{M}_·]+$/u.test(name) && !/^\p{N}+$/u.test(name)

/** Removes duplicates, empty names and the tag itself, limits each kind to four, and sorts it. */
export function tidyTagMode(name: string, mode: TagMode): TagMode {
  const own = normaliseTag(name)
  const tidy = (names: readonly string[]) =>
    [...new Set(names.map(normaliseTag))]
      .filter((each) => each !== '' && each !== own)
      .slice(0, MAX_TAGS)
      .toSorted()
  return { any: tidy(mode.any), all: tidy(mode.all), none: tidy(mode.none), local: mode.local }
}

/** True when there are no conditions except the tag itself. */
export const isPlainTag = (mode: TagMode): boolean =>
  !mode.local && KINDS.every((kind) => mode[kind].length === 0)

/** The query parameters of a mode, without empty ones. */
export const queryOfTagMode = ({ any, all, none, local }: TagMode) =>
  ({
    ...(any.length > 0 && { any }),
    ...(all.length > 0 && { all }),
    ...(none.length > 0 && { none }),
    ...(local && { local: true }),
  }) satisfies QueryParams

/**
 * True when a post belongs to the list of a tag: it has the tag or one of `any`, all of `all`, none of
 * `none`, and is from this server when `local` is set. Needed because streams also send posts that the list
 * does not show.
 */
export function fitsTag(
  name: string,
  mode: TagMode,
  status: Pick<StatusDto, 'tags'> & { account: Pick<StatusDto['account'], 'acct'> },
): boolean {
  const has = new Set(status.tags.map((tag) => normaliseTag(tag.name)))
  if (mode.local && status.account.acct.includes('@')) return false
  if (!has.has(normaliseTag(name)) && !mode.any.some((each) => has.has(normaliseTag(each)))) return false
  return (
    mode.all.every((each) => has.has(normaliseTag(each))) &&
    !mode.none.some((each) => has.has(normaliseTag(each)))
  )
}

/** The mode from the search parameters of an address, without invalid names. */
export const tagModeOf = (name: string, { any, all, none, local }: TagMode): TagMode =>
  tidyTagMode(name, {
    any: any.filter(isTagName),
    all: all.filter(isTagName),
    none: none.filter(isTagName),
    local,
  })
