import type { Poll, Status } from '@/schemas/entities'
import type { Filter } from '@/schemas/filter'
import type { AccountId } from '@/schemas/primitives'
import type { ChangedFilters } from './own-filters'
import { matchesPhrase } from './phrases'

/** Context of a post. `home` includes lists, bookmarks and favourites. */
export type FilterContext = 'home' | 'public' | 'thread' | 'account' | 'notifications'

export interface FilterEffect {
  /** The strongest action of the matching filters: hide, then warn, then blur. */
  action: 'hide' | 'warn' | 'blur'
  /** Titles of the filters with this `action`, without duplicates. */
  titles: string[]
  /** Titles of the filters that blur media, also behind an opened warning. */
  blurs: string[]
}

export interface FilterSituation {
  context: FilterContext
  /** The user's account: filters never apply to own posts. Null for a visitor, who has no filters. */
  me: AccountId | null
  /** ms since the epoch; expired filters are ignored. */
  now: number
  /** All filters, matched by the client where the server did not; undefined while they are not loaded. */
  filters?: readonly Filter[] | undefined
  /** Filters for which the client's match replaces the server's, which may be outdated. */
  changed?: ChangedFilters | undefined
  /** The poll of the post, whose options are matched too; needed only with `filters` or `changed`. */
  poll?: Poll | undefined
}

interface Match {
  title: string
  action: FilterEffect['action']
  context: readonly string[]
  expires_at: string | null
}

const matchOf = ({ title, filter_action: action, context, expires_at }: Filter): Match => ({
  title,
  // Servers fall back to a warning too.
  action: action === 'unknown' ? 'warn' : action,
  context,
  expires_at,
})

const byServer = (status: Status, changed: ChangedFilters | undefined): Match[] =>
  (status.filtered ?? []).flatMap(({ filter }) => (changed?.has(filter.id) ? [] : matchOf(filter)))

/** True when a filter has the post, or a keyword that occurs in it. */
const matchesFilter = (
  { keywords = [], statuses = [] }: Pick<Filter, 'keywords' | 'statuses'>,
  status: Status,
  poll: Poll | undefined,
): boolean =>
  statuses.some((entry) => entry.status_id === status.id) ||
  keywords.some((keyword) => matchesPhrase(keyword, status, poll))

function matchesOf(status: Status, { filters, changed, poll }: FilterSituation): Match[] {
  const ours = status.filtered === undefined && filters ? filters : [...(changed?.values() ?? [])]
  const matched = ours.filter((filter) => filter !== null && matchesFilter(filter, status, poll)) as Filter[]
  return ours === filters ? matched.map(matchOf) : [...byServer(status, changed), ...matched.map(matchOf)]
}

const titlesOf = (matches: readonly Match[], action: Match['action']) => [
  ...new Set(matches.filter((match) => match.action === action).map((match) => match.title)),
]

/** True when a filter has expired. */
export const isExpiredAt = (until: string | null, now: number) => until !== null && Date.parse(until) <= now

/** The effect of the filters on a post, and when the next of the filters that cause it expires, in ms since the epoch. */
export interface TimedEffect {
  effect: FilterEffect | null
  /** Null when none of them expires. */
  until: number | null
}

const UNFILTERED: TimedEffect = { effect: null, until: null }

function effectOf(matches: readonly Match[]): FilterEffect | null {
  const blurs = titlesOf(matches, 'blur')
  for (const action of ['hide', 'warn'] as const) {
    const titles = titlesOf(matches, action)
    if (titles.length > 0) return { action, titles, blurs }
  }
  return blurs.length > 0 ? { action: 'blur', titles: blurs, blurs } : null
}

/**
 * Returns the effect of the user's filters on a post in a context, and how long it lasts. For a boost pass the
 * boosted post. Results of the server take precedence, except those of `changed` filters; `filters` are matched
 * only where it gives none.
 */
export function filterStatus(status: Status, situation: FilterSituation): TimedEffect {
  const { context, me, now } = situation
  if (me === null || status.account === me) return UNFILTERED
  const found = matchesOf(status, situation)
  if (found.length === 0) return UNFILTERED
  const matches = found.filter(
    (match) => match.context.includes(context) && !isExpiredAt(match.expires_at, now),
  )
  const ends = matches.flatMap(({ expires_at: end }) => (end === null ? [] : Date.parse(end)))
  return {
    effect: effectOf(matches),
    until: ends.length > 0 ? ends.reduce((first, end) => Math.min(first, end)) : null,
  }
}
