import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import type { NotificationGroup } from './group'

/** Notifications that the user dismissed, also while the server has not confirmed it. */
export interface Dismissed {
  /** Everything up to this notification was cleared; null when nothing was. */
  readonly upTo: NotificationId | null
  readonly ids: readonly NotificationId[]
}

export const NOTHING_DISMISSED: Dismissed = { upTo: null, ids: [] }

/** True when a notification was dismissed or cleared. Ids are compared only where `upTo` was set. */
const isDismissed = ({ upTo, ids }: Dismissed, id: NotificationId): boolean =>
  (upTo !== null && compareId(id, upTo) <= 0) || ids.includes(id)

/** Reasons to leave notifications out. */
export interface GroupRules {
  readonly dismissed: Dismissed
  /** True for blocked accounts, and muted ones whose notifications are muted too. */
  readonly isSilenced: (account: AccountId) => boolean
  /** True for a deleted post, and one that a filter hides in notifications. */
  readonly isHiddenStatus: (status: StatusId) => boolean
  /** True for types that this list shows. */
  readonly accepts: (type: string) => boolean
}

function visibleTotal(total: NotificationGroup['total'], { dismissed, isSilenced }: GroupRules) {
  if (total === null || isDismissed(dismissed, total.upTo)) return null
  const accounts = total.accounts.filter((account) => !isSilenced(account))
  if (accounts.length === total.accounts.length) return total
  const count = total.count - (total.accounts.length - accounts.length)
  return count > 0 && accounts.length > 0 ? { ...total, accounts, count } : null
}

/**
 * Returns the visible part of a group: without silenced accounts and dismissed notifications; null when nothing is
 * left. The same object when everything is visible.
 */
export function visibleGroup(group: NotificationGroup, rules: GroupRules): NotificationGroup | null {
  if (!rules.accepts(group.type)) return null
  if (group.status !== null && rules.isHiddenStatus(group.status)) return null
  const members = group.members.filter(
    ({ id, account }) => !isDismissed(rules.dismissed, id) && !rules.isSilenced(account),
  )
  const total = visibleTotal(group.total, rules)
  if (members.length === 0 && total === null) return null
  if (members.length === group.members.length && total === group.total) return group
  return { ...group, members, total }
}
