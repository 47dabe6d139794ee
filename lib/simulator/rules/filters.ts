import type { Filter, Status } from '../store/model'
import type { World } from '../store/world'
import { plain } from './text'

export interface FilterMatch {
  readonly filter: Filter
  readonly keywords: readonly string[]
  readonly statusIds: readonly string[]
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Word boundaries apply only where the keyword starts or ends with a letter or digit, as on Mastodon. */
export function keywordPattern(keyword: string, wholeWord: boolean): RegExp {
  if (!wholeWord) return new RegExp(escape(keyword), 'iu')
  const word = /[\p{L}\p{N}_]/u
  const chars = Array.from(keyword)
  const start = word.test(chars[0] ?? '') ? '(?<![\\p{L}\\p{N}_])' : ''
  const end = word.test(chars.at(-1) ?? '') ? '(?![\\p{L}\\p{N}_])' : ''
  return new RegExp(start + escape(keyword) + end, 'iu')
}

/** Returns the text filters search: warning, text, poll options and descriptions, without tags. */
function searchable(world: World, status: Status): string {
  const poll = world.polls.get(status.pollId)
  return [
    status.spoilerText,
    plain(status.content),
    ...(poll?.options.map((option) => option.title) ?? []),
    ...status.mediaIds.map((id) => world.media.get(id)?.description ?? ''),
  ].join('\n\n')
}

/**
 * Returns the viewer's filters that match the post or the boosted post; never expired filters, never for own
 * posts.
 */
export function matchFilters(
  world: World,
  viewer: string | null,
  status: Status,
  now: number,
): FilterMatch[] {
  if (viewer === null || viewer === status.accountId) return []
  const filters = world.filters.by('account', viewer)
  if (filters.length === 0) return []
  const shown = world.statuses.get(status.reblogOfId) ?? status
  const text = searchable(world, shown)
  return filters.flatMap((filter) => {
    if (filter.expiresAt !== null && filter.expiresAt <= now) return []
    const keywords = filter.keywords
      .filter((entry) => keywordPattern(entry.keyword, entry.wholeWord).test(text))
      .map((entry) => entry.keyword)
    const statusIds = filter.statuses
      .map((entry) => entry.statusId)
      .filter((id) => id === status.id || id === shown.id)
    return keywords.length > 0 || statusIds.length > 0 ? [{ filter, keywords, statusIds }] : []
  })
}
