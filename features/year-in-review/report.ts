import type { AnnualDataDto, AnnualReportDto } from '@/schemas/annual-report'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** Kinds of people that Mastodon tells apart by what they post. */
const ARCHETYPES = ['lurker', 'booster', 'pollster', 'replier', 'oracle'] as const
export type Archetype = (typeof ARCHETYPES)[number]

interface Month {
  /** From 1. */
  readonly month: number
  readonly statuses: number
  /** Null where the report does not state it. */
  readonly followers: number | null
  readonly following: number | null
}

interface Counted {
  readonly name: string
  readonly count: number
}

interface CountedAccount {
  readonly id: AccountId
  readonly count: number
}

export type TopKind = 'reblogs' | 'favourites' | 'replies'

interface PostKinds {
  readonly standalone: number
  readonly replies: number
  readonly reblogs: number
}

/** A report as shown. Parts that it does not have are empty or null. */
export interface YearReport {
  readonly archetype: Archetype | null
  readonly months: readonly Month[]
  /** Null where the report has no numbers. */
  readonly posts: number | null
  readonly followers: number | null
  readonly following: number | null
  /** Percentage of the accounts of the server that posted at least as much. */
  readonly percentile: number | null
  readonly kinds: PostKinds | null
  readonly top: readonly { readonly kind: TopKind; readonly id: StatusId }[]
  readonly tags: readonly Counted[]
  readonly apps: readonly Counted[]
  readonly repliedTo: readonly CountedAccount[]
  readonly boosted: readonly CountedAccount[]
  /** Number of parts that are unknown here. */
  readonly unknown: number
  /** A page of the server that everyone with its link can see. */
  readonly link: string | null
}

const KNOWN_PARTS: readonly string[] = [
  'archetype',
  'time_series',
  'top_hashtags',
  'top_statuses',
  'type_distribution',
  'most_used_apps',
  'commonly_interacted_with_accounts',
  'most_reblogged_accounts',
  'percentiles',
] satisfies (keyof AnnualDataDto)[]

const isArchetype = (name: string): name is Archetype => (ARCHETYPES as readonly string[]).includes(name)

const isEmpty = (part: unknown) =>
  part === null || part === undefined || part === '' || (Array.isArray(part) && part.length === 0)

/** Returns the sum of the stated numbers; null when none is stated. */
function sumOf(numbers: readonly (number | null)[]): number | null {
  const stated = numbers.filter((number) => number !== null)
  return stated.length > 0 ? stated.reduce((sum, number) => sum + number, 0) : null
}

/** The months of the year that the report has, each once, in their order. */
function monthsOf({ time_series: series }: AnnualDataDto): Month[] {
  const byMonth = new Map(series.map((each) => [each.month, each]))
  return [...byMonth.values()]
    .filter(({ month }) => month >= 1 && month <= 12)
    .sort((a, b) => a.month - b.month)
}

const TOP: readonly TopKind[] = ['reblogs', 'favourites', 'replies']

const topOf = ({ top_statuses: top }: AnnualDataDto) =>
  TOP.flatMap((kind) => {
    const id = top?.[`by_${kind}`]
    return id ? [{ kind, id }] : []
  })

const peopleOf = (people: AnnualDataDto['most_reblogged_accounts']): CountedAccount[] =>
  people.filter(({ count }) => count > 0).map(({ account_id: id, count }) => ({ id, count }))

const used = (names: readonly Counted[]) => names.filter(({ name, count }) => name !== '' && count > 0)

/** Reads a report of any version; null when it has no data. Unknown parts are left out and counted. */
export function readReport({ data, share_url: link = null }: AnnualReportDto): YearReport | null {
  if (!data) return null
  const { archetype, type_distribution: distribution, percentiles } = data
  const months = monthsOf(data)
  const others = Object.keys(data).filter((name) => !KNOWN_PARTS.includes(name) && !isEmpty(data[name]))
  const isUnknown = archetype !== '' && !isArchetype(archetype)
  return {
    archetype: isArchetype(archetype) ? archetype : null,
    months,
    posts: distribution?.total ?? sumOf(months.map(({ statuses }) => statuses)),
    followers: sumOf(months.map(({ followers }) => followers)),
    following: sumOf(months.map(({ following }) => following)),
    percentile: percentiles?.statuses ?? null,
    kinds: distribution && distribution.total > 0 ? distribution : null,
    top: topOf(data),
    tags: used(data.top_hashtags),
    apps: used(data.most_used_apps),
    repliedTo: peopleOf(data.commonly_interacted_with_accounts),
    boosted: peopleOf(data.most_reblogged_accounts),
    unknown: others.length + (isUnknown ? 1 : 0),
    link,
  }
}

/** True when there is nothing to show. */
export const isEmptyReport = ({ archetype, posts, top, tags }: YearReport): boolean =>
  archetype === null && !posts && top.length === 0 && tags.length === 0
