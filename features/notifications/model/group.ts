import type { CollectionId } from '@/schemas/collection'
import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'

/** Maximum number of accounts of a group that a row shows. */
export const SAMPLE_SIZE = 8

/** Types whose notifications the API groups. */
export const GROUPABLE_TYPES = ['favourite', 'reblog', 'follow', 'admin.sign_up'] as const

/** A single notification of a group. */
interface GroupMember {
  readonly id: NotificationId
  readonly account: AccountId
}

/** The server's summary of a group: every notification up to an id. */
interface GroupTotal {
  readonly upTo: NotificationId
  readonly count: number
  /** The newest accounts first, at most SAMPLE_SIZE. */
  readonly accounts: readonly AccountId[]
}

/** A moderation report about an account. */
interface ReportDetails {
  readonly id: string
  readonly category: string
  readonly comment: string
  readonly target: AccountId | null
  readonly statuses: number
}

/** Follows that a block or suspension ended. */
interface SeveranceDetails {
  readonly type: string
  readonly target: string
  /** Null when unknown. */
  readonly followers: number | null
  readonly following: number | null
}

/** Fields of some types only; absent for the others. */
export interface GroupDetails {
  readonly report?: ReportDetails
  readonly severance?: SeveranceDetails
  readonly warning?: { readonly id: string; readonly action: string; readonly text: string }
  readonly annualYear?: string
  readonly collection?: { readonly id: CollectionId; readonly name: string }
  /** Text of the server for types unknown here; HTML. */
  readonly fallback?: { readonly title: string; readonly summary: string }
}

/**
 * Notifications of one type and target. An entry of a list is the id of the newest one, so a group that grows gets
 * another entry at the top.
 */
export interface NotificationGroup {
  /** The newest notification. */
  readonly id: NotificationId
  /** Opaque; `ungrouped-<id>` for a single notification. */
  readonly key: string
  readonly type: string
  /** ISO 8601 time of the newest notification; null when unknown. */
  readonly at: string | null
  readonly status: StatusId | null
  /** Notifications that `total` does not include, newest first. */
  readonly members: readonly GroupMember[]
  readonly total: GroupTotal | null
  readonly details: GroupDetails
}

export const countOf = ({ members, total }: NotificationGroup): number => members.length + (total?.count ?? 0)

/** The known accounts of a group, newest first, each once. */
export const accountsOf = ({ members, total }: NotificationGroup): AccountId[] => [
  ...new Set([...members.map(({ account }) => account), ...(total?.accounts ?? [])]),
]

/** The accounts of a group to show. */
export const sampleOf = (group: NotificationGroup): AccountId[] => accountsOf(group).slice(0, SAMPLE_SIZE)

/** Returns the known notifications of a group. */
export const idsOfGroup = ({ id: newest, members, total }: NotificationGroup): NotificationId[] => [
  ...new Set([newest, ...members.map((member) => member.id), ...(total ? [total.upTo] : [])]),
]

const isNewerTotal = (a: GroupTotal, b: GroupTotal | null): boolean =>
  b === null || compareId(a.upTo, b.upTo) >= 0

/**
 * Merges what two entries say about one group. The newest summary of the server counts, and every notification
 * after it once, so merging the same entry again changes nothing.
 */
export function mergeGroups(newer: NotificationGroup, older: NotificationGroup): NotificationGroup {
  const total = newer.total && isNewerTotal(newer.total, older.total) ? newer.total : older.total
  const known = new Set<NotificationId>()
  const members = [...newer.members, ...older.members].filter(({ id }) => {
    if (known.has(id) || (total && compareId(id, total.upTo) <= 0)) return false
    known.add(id)
    return true
  })
  return { ...newer, members, total, details: { ...older.details, ...newer.details } }
}

/** True when a group includes this notification already. */
export const includesMember = ({ members, total }: NotificationGroup, id: NotificationId): boolean =>
  members.some((member) => member.id === id) || (total !== null && compareId(id, total.upTo) <= 0)
