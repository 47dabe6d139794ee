import { paths } from '@/lib/navigation'
import { foldText } from '@/lib/util/fold-text'
import { writeSearch } from '../../../routing/search'
import type { ColumnChoice } from '../column/column-kind'

/** Returns the items whose name contains all words of a search. */
export function filterByName<T extends { name: string }>(items: readonly T[], search: string): T[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return items.filter(({ name }) => words.every((word) => foldText(name).includes(word)))
}

/** Names a set of hashtags, e.g. "#cats or #dogs", and the hashtags that are left out. */
interface TagNames {
  join: (tags: readonly string[], type: 'or' | 'and') => string
  without: (tags: string, none: string) => string
}

/** Names columns that have no name of their own yet. */
export interface ColumnNames extends TagNames {
  /** Names the results of a search. */
  search: (text: string) => string
}

/** Returns the columns for hashtags; those that start with a minus are left out. */
function tagColumns(words: readonly string[], { join, without }: TagNames): ColumnChoice[] {
  const tags = words.filter((word) => word.startsWith('#'))
  const excluded = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1))
  const [first = '', ...others] = tags.map((tag) => tag.slice(1))
  const none = excluded.map((tag) => tag.slice(1))
  const column = (name: string, mode: { any?: string[]; all?: string[] }): ColumnChoice => ({
    name: none.length > 0 ? without(name, join(excluded, 'or')) : name,
    path: `${paths.tag(first)}${writeSearch({ ...mode, none })}`,
  })
  if (others.length === 0) return [column(`#${first}`, {})]
  return [column(join(tags, 'or'), { any: others }), column(join(tags, 'and'), { all: others })]
}

/** Text that names no page yet: only the start of a hashtag, a handle or an address, or only hashtags to leave out. */
const UNFINISHED = /^(?:[-#@]*|https?:\/*|(?:-#\S*\s*)+)$/i

/**
 * Returns the columns that typed #hashtags, an @account or the address of a web page name; for other texts the results of
 * a search.
 */
export function typedColumns(search: string, names: ColumnNames): ColumnChoice[] {
  const text = search.trim()
  const words = text.split(/\s+/)
  const areTags = words.every((word) => /^-?#[^\s#]+$/.test(word))
  if (areTags && words.some((word) => word.startsWith('#'))) return tagColumns(words, names)
  if (/^@[^\s@]+(?:@[^\s@]+)?$/.test(text)) return [{ name: text, path: paths.profile(text.slice(1)) }]
  if (/^https?:\/\/[^\s/]+\S*$/i.test(text)) return [{ name: text, path: paths.link(text) }]
  return UNFINISHED.test(text) ? [] : [{ name: names.search(text), path: paths.search(text) }]
}
