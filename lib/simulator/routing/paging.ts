import { compareIds } from '../store/ids'
import { lowerBound } from '../store/table'
import type { Call } from './call'

export interface PageRule {
  readonly limit: number
  readonly max: number
  /** `next` only for full pages, as for lists paged by internal ids. */
  readonly full?: boolean
}

export const STATUSES: PageRule = { limit: 20, max: 40 }
export const MARKS: PageRule = { limit: 20, max: 40, full: true }
export const ACCOUNTS: PageRule = { limit: 40, max: 80, full: true }
export const NOTIFICATIONS: PageRule = { limit: 40, max: 80 }

export function limitOf(call: Call, rule: PageRule): number {
  const wanted = call.params.whole('limit')
  return wanted === undefined ? rule.limit : Math.min(Math.abs(wanted), rule.max)
}

/**
 * Parameters besides `limit` that Mastodon repeats in Link headers (`pagination_params` of its controllers).
 */
const REPEATED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/timelines\/home$/, ['local']],
  [/\/timelines\/public$/, ['local', 'remote', 'only_media']],
  [/\/timelines\/tag\//, ['local', 'only_media']],
  [/\/timelines\/link$/, ['url']],
  [
    /\/accounts\/[^/]+\/statuses$/,
    ['only_media', 'exclude_replies', 'exclude_reblogs', 'exclude_direct', 'tagged', 'pinned'],
  ],
  [/\/v1\/notifications$/, ['account_id', 'types[]', 'exclude_types[]', 'include_filtered']],
  [
    /\/v2\/notifications$/,
    ['include_filtered', 'types[]', 'exclude_types[]', 'grouped_types[]', 'supported_types[]'],
  ],
]

/** Returns a link with `changes` and the request's parameters that Mastodon keeps. */
export function linkTo(call: Call, rel: string, changes: Record<string, string>): string {
  const url = new URL(call.url)
  const repeated = REPEATED.find(([path]) => path.test(url.pathname))?.[1] ?? []
  for (const name of new Set(url.searchParams.keys()))
    if (name !== 'limit' && !repeated.includes(name.replace(/\[\d+\]$/, '[]'))) url.searchParams.delete(name)
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return `<${call.server.origin}${url.pathname}${url.search}>; rel="${rel}"`
}

/**
 * Returns one page of `ids` (ascending), newest first, cut by max_id, since_id and min_id. `pick` maps an id
 * to an item; undefined skips it, null counts towards the limit but leaves the page short. Cursors are the
 * given ids, which may be internal.
 */
export function paginate<T>(
  call: Call,
  ids: readonly string[],
  pick: (id: string) => T | null | undefined,
  rule: PageRule,
): { items: T[]; headers: Record<string, string> } {
  const limit = limitOf(call, rule)
  const { params } = call
  const minId = params.text('min_id')
  const sinceId = params.text('since_id')
  const maxId = params.text('max_id')
  const above = minId || sinceId
  const low = above ? lowerBound(ids, above) + (ids[lowerBound(ids, above)] === above ? 1 : 0) : 0
  const high = maxId ? lowerBound(ids, maxId) : ids.length
  const found: { id: string; item: T | null }[] = []
  const take = (id: string | undefined) => {
    const item = id === undefined ? undefined : pick(id)
    if (id !== undefined && item !== undefined) found.push({ id, item })
  }
  if (minId) {
    for (let at = low; at < high && found.length < limit; at++) take(ids[at])
    found.reverse()
  } else for (let at = high - 1; at >= low && found.length < limit; at--) take(ids[at])

  const seen = found.flatMap(({ id, item }) => (item === null ? [] : [{ id, item }]))
  const links: string[] = []
  const first = seen[0]
  const last = seen.at(-1)
  if (last && (!rule.full || found.length === limit)) links.push(linkTo(call, 'next', { max_id: last.id }))
  if (first) links.push(linkTo(call, 'prev', { min_id: first.id }))
  return {
    items: seen.map((entry) => entry.item),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  }
}

/** Returns one page by offset, without a Link header. */
export function offsetPage<T>(call: Call, items: readonly T[], rule: PageRule): T[] {
  const offset = Math.max(0, call.params.whole('offset') ?? 0)
  return items.slice(offset, offset + limitOf(call, rule))
}

/** Returns one page by offset, with offsets in `next` and `prev` (trends). */
export function offsetLinks<T>(
  call: Call,
  items: readonly T[],
  rule: PageRule,
): { items: T[]; headers: Record<string, string> } {
  const limit = limitOf(call, rule)
  const offset = Math.max(0, call.params.whole('offset') ?? 0)
  const some = offsetPage(call, items, rule)
  const links: string[] = []
  if (some.length === limit && limit > 0) links.push(linkTo(call, 'next', { offset: String(offset + limit) }))
  if (offset > 0) links.push(linkTo(call, 'prev', { offset: String(Math.max(0, offset - limit)) }))
  return { items: some, headers: links.length > 0 ? { link: links.join(', ') } : {} }
}

/** Newest first by id. */
export const newestFirst = <T extends { readonly id: string }>(records: readonly T[]): T[] =>
  [...records].sort((a, b) => compareIds(b.id, a.id))
