import type { Query } from '@/lib/http'
import type { StatusDto } from '@/schemas/status'

/** Which posts a hashtag's list shows beside those with the tag itself. Names without '#'. */
export interface TagMode {
  /** Posts with one of these count as well. */
  any: readonly string[]
  /** Posts must have each of these. */
  all: readonly string[]
  /** Posts must have none of these. */
  none: readonly string[]
  /** Posts of this server alone. */
  local: boolean
}

/** The list of the tag alone. */
export const WHOLE_TAG: TagMode = { any: [], all: [], none: [], local: false }

/** Servers look at no more than this many names of each kind. */
export const MOST_TAGS = 4

const KINDS = ['any', 'all', 'none'] as const
export type TagKind = (typeof KINDS)[number]

/** A name as it is compared: without '#', in lower case. */
export const plainTag = (name: string): string =>
  name.trim().replace(/^#+/, '').normalize('NFC').toLowerCase()

/** Whether a name can be a hashtag: letters, digits, underscores, not digits alone. */
export const isTagName = (name: string): boolean =>
  /^[\p{L}\p{N}\p{M}_·]+$/u.test(name) && !/^\p{N}+$/u.test(name)

/** The same mode without doubles, empty names and the tag itself, four of each kind, each kind in order. */
export function tidyTagMode(name: string, mode: TagMode): TagMode {
  const own = plainTag(name)
  const tidy = (names: readonly string[]) =>
    [...new Set(names.map(plainTag))]
      .filter((each) => each !== '' && each !== own)
      .slice(0, MOST_TAGS)
      .toSorted()
  return { any: tidy(mode.any), all: tidy(mode.all), none: tidy(mode.none), local: mode.local }
}

/** Whether nothing is asked for beside the tag itself. */
export const isPlainTag = (mode: TagMode): boolean =>
  !mode.local && KINDS.every((kind) => mode[kind].length === 0)

/** What the server is asked; nothing for what is not wanted. */
export const tagQuery = ({ any, all, none, local }: TagMode) =>
  ({
    ...(any.length > 0 && { any }),
    ...(all.length > 0 && { all }),
    ...(none.length > 0 && { none }),
    ...(local && { local: true }),
  }) satisfies Query

/**
 * Whether a post belongs into the list of a tag: it has the tag or one of `any`, each of `all`, none of `none`, and is
 * of this server where `local` says so. Streams tell of more than the list shows (demand.md 3, 13).
 */
export function fitsTag(
  name: string,
  mode: TagMode,
  status: Pick<StatusDto, 'tags'> & { account: Pick<StatusDto['account'], 'acct'> },
): boolean {
  const has = new Set(status.tags.map((tag) => plainTag(tag.name)))
  if (mode.local && status.account.acct.includes('@')) return false
  if (!has.has(plainTag(name)) && !mode.any.some((each) => has.has(plainTag(each)))) return false
  return (
    mode.all.every((each) => has.has(plainTag(each))) && !mode.none.some((each) => has.has(plainTag(each)))
  )
}

/** The mode that an address asks for. Names that no hashtag can have are left out. */
export const tagModeOf = (name: string, { any, all, none, local }: TagMode): TagMode =>
  tidyTagMode(name, {
    any: any.filter(isTagName),
    all: all.filter(isTagName),
    none: none.filter(isTagName),
    local,
  })
