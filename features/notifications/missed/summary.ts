import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, StatusId } from '@/schemas/primitives'
import type { NotificationFilter } from '../engine/notification-filter'
import { accountsOf, countOf, mergeGroups, type NotificationGroup } from '../model/group'
import type { NotificationListRow } from '../model/rows'
import { isInAbsenceRange, type AbsenceRange } from './absence-range'

/** Maximum number of avatars of a line. */
const MAX_FACES = 5

/** Maximum number of posts to name. */
const MAX_POSTS = 3

/** A post is named from this number of reactions. */
const MIN_REACTIONS = 2

/** The kinds that are counted, in the order of their lines, with their types and the category that shows them. */
const KINDS = {
  mentions: { types: ['mention'], filter: 'mentions' },
  quotes: { types: ['quote'], filter: 'mentions' },
  followRequests: { types: ['follow_request'], filter: 'follows' },
  follows: { types: ['follow'], filter: 'follows' },
  favourites: { types: ['favourite'], filter: 'favourites' },
  boosts: { types: ['reblog'], filter: 'boosts' },
  posts: { types: ['status'], filter: 'posts' },
  edits: { types: ['update', 'quoted_update'], filter: 'posts' },
  polls: { types: ['poll'], filter: 'polls' },
  collections: { types: ['added_to_collection', 'collection_update'], filter: 'collections' },
} as const satisfies Record<string, { types: readonly string[]; filter: NotificationFilter }>

export type MissedKind = keyof typeof KINDS | 'other'

const MISSED_KINDS: readonly MissedKind[] = [...(Object.keys(KINDS) as (keyof typeof KINDS)[]), 'other']

const kindOf = (type: string): MissedKind =>
  MISSED_KINDS.find((kind) => kind !== 'other' && (KINDS[kind].types as readonly string[]).includes(type)) ??
  'other'

/** Notifications of one kind. */
export interface MissedLine {
  readonly kind: MissedKind
  readonly count: number
  /** The newest accounts first, at most MAX_FACES. */
  readonly faces: readonly AccountId[]
  /** The category that lists them. */
  readonly filter: NotificationFilter
}

/** A post of the user with the reactions to it. */
export interface MissedPost {
  readonly status: StatusId
  readonly favourites: number
  readonly boosts: number
}

/** The counts and posts that the summary shows. */
export interface MissedSummaryData {
  readonly count: number
  readonly lines: readonly MissedLine[]
  /** The posts with the most reactions first. */
  readonly posts: readonly MissedPost[]
}

/** The groups of an absence by key, as far as they were loaded. */
export type MissedGroups = ReadonlyMap<string, NotificationGroup>

const newestFirst = (a: NotificationGroup, b: NotificationGroup) => compareId(b.id, a.id)

function mergeBoth(a: NotificationGroup, b: NotificationGroup): NotificationGroup {
  return newestFirst(a, b) <= 0 ? mergeGroups(a, b) : mergeGroups(b, a)
}

/**
 * Adds the loaded groups of an absence to those known already, since a live list drops old ones. Returns the
 * same object when nothing is new.
 */
export function collectMissed(
  known: MissedGroups,
  rows: readonly NotificationListRow[],
  range: AbsenceRange,
): MissedGroups {
  const added = rows.flatMap((row) => {
    if (row.kind !== 'group' || !isInAbsenceRange(range, row.group.id)) return []
    const before = known.get(row.group.key)
    const group = before ? mergeBoth(row.group, before) : row.group
    return before?.id === group.id && countOf(before) === countOf(group) ? [] : [group]
  })
  return added.length === 0
    ? known
    : new Map([...known, ...added.map((group) => [group.key, group] as const)])
}

const sumOf = (groups: readonly NotificationGroup[]) =>
  groups.reduce((total, group) => total + countOf(group), 0)

function postsOf(groups: readonly NotificationGroup[]): MissedPost[] {
  const posts = new Map<StatusId, MissedPost>()
  for (const group of groups) {
    const { status, type } = group
    if (status === null || (type !== 'favourite' && type !== 'reblog')) continue
    const post = posts.get(status) ?? { status, favourites: 0, boosts: 0 }
    const field = type === 'favourite' ? 'favourites' : 'boosts'
    posts.set(status, { ...post, [field]: post[field] + countOf(group) })
  }
  const reactions = ({ favourites, boosts }: MissedPost) => favourites + boosts
  return [...posts.values()]
    .filter((post) => reactions(post) >= MIN_REACTIONS)
    .toSorted((a, b) => reactions(b) - reactions(a))
    .slice(0, MAX_POSTS)
}

/** Counts groups by kind, and finds the posts with the most reactions. `me` has no avatar. Pure. */
export function summarise(visible: readonly NotificationGroup[], me: AccountId | null): MissedSummaryData {
  const groups = visible.toSorted(newestFirst)
  const lines = MISSED_KINDS.flatMap((kind): MissedLine[] => {
    const own = groups.filter(({ type }) => kindOf(type) === kind)
    if (own.length === 0) return []
    const faces = [...new Set(own.flatMap(accountsOf))].filter((id) => id !== me).slice(0, MAX_FACES)
    return [{ kind, count: sumOf(own), faces, filter: kind === 'other' ? 'all' : KINDS[kind].filter }]
  })
  return { count: sumOf(groups), lines, posts: postsOf(groups) }
}
