import type { Poll, Status } from '@/schemas/entities'
import type { FilterV1 } from '@/schemas/filter'
import type { AccountId } from '@/schemas/primitives'
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
  /** The filters where the client matches; undefined where the server does. */
  filters?: readonly FilterV1[] | undefined
  /** The poll of the post, whose options are matched too; needed only with `filters`. */
  poll?: Poll | undefined
}

interface Match {
  title: string
  action: FilterEffect['action']
  context: readonly string[]
  expires_at: string | null
}

const byServer = (status: Status): Match[] =>
  (status.filtered ?? []).map(({ filter }) => ({
    title: filter.title,
    action: filter.filter_action,
    context: filter.context,
    expires_at: filter.expires_at,
  }))

const byPhrase = (status: Status, filters: readonly FilterV1[], poll: Poll | undefined): Match[] =>
  filters
    .filter((filter) => matchesPhrase(filter, status, poll))
    .map((filter) => ({
      title: filter.phrase,
      action: filter.irreversible ? 'hide' : 'warn',
      context: filter.context,
      expires_at: filter.expires_at,
    }))

const titlesOf = (matches: readonly Match[], action: Match['action']) => [
  ...new Set(matches.filter((match) => match.action === action).map((match) => match.title)),
]

const isOver = (until: string | null, now: number) => until !== null && Date.parse(until) <= now

/**
 * Returns the effect of the user's filters on a post in a context; null for none. For a boost pass the
 * boosted post. Results of the server take precedence; `filters` are matched only where it gives none.
 */
export function filterStatus(status: Status, situation: FilterSituation): FilterEffect | null {
  const { context, me, now, filters, poll } = situation
  if (me === null || status.account === me) return null
  const found = status.filtered === undefined && filters ? byPhrase(status, filters, poll) : byServer(status)
  if (found.length === 0) return null
  const matches = found.filter((match) => match.context.includes(context) && !isOver(match.expires_at, now))
  const blurs = titlesOf(matches, 'blur')
  for (const action of ['hide', 'warn'] as const) {
    const titles = titlesOf(matches, action)
    if (titles.length > 0) return { action, titles, blurs }
  }
  return blurs.length > 0 ? { action: 'blur', titles: blurs, blurs } : null
}
