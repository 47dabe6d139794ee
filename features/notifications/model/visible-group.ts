import { compareId } from '@/lib/live-list/compare-id'
import type { AccountId, NotificationId, StatusId } from '@/schemas/primitives'
import { idsOfGroup, type NotificationGroup } from './group'

/** Notifications that the user dismissed, also while the server has not confirmed it. */
export interface Dismissed {
  /** Everything up to this notification was cleared; null when nothing was. */
  readonly upTo: NotificationId | null
  readonly ids: readonly NotificationId[]
  /** Groups of the server that were dismissed as a whole, by key, with the newest notification of each. */
  readonly groups: Readonly<Record<string, NotificationId>>
}

export const NOTHING_DISMISSED: Dismissed = { upTo: null, ids: [], groups: {} }

/** Notifications to dismiss. */
export interface Dismissal {
  /** Newest first. */
  readonly ids: readonly NotificationId[]
  /** The key of the group when the server dismisses all of it: other lists may have more of it. Null for these ids alone. */
  readonly group: string | null
}

/**
 * Returns the notifications to remove when a group is dismissed. `isWhole`: the server deletes all of it, so the parts of
 * it among the `known` groups are removed too, such as pending ones.
 */
export function dismissalOf(
  group: NotificationGroup,
  isWhole: boolean,
  known: readonly NotificationGroup[],
): Dismissal {
  if (!isWhole) return { ids: idsOfGroup(group), group: null }
  const parts = [group, ...known.filter(({ key }) => key === group.key)]
  const ids = [...new Set(parts.flatMap(idsOfGroup))]
  return { ids: ids.toSorted((a, b) => compareId(b, a)), group: group.key }
}

/** Hides notifications. Returns its argument when they are hidden already. */
export const withDismissed =
  ({ ids, group }: Dismissal) =>
  (dismissed: Dismissed): Dismissed => {
    const { groups } = dismissed
    const [newest] = ids
    const isKnown = group === null || newest === undefined || groups[group] === newest
    if (isKnown && ids.every((id) => dismissed.ids.includes(id))) return dismissed
    return {
      ...dismissed,
      ids: [...new Set([...dismissed.ids, ...ids])],
      groups: isKnown ? groups : { ...groups, [group]: newest },
    }
  }

/** True when a notification of a group was dismissed or cleared. Ids are compared only where the server sorts by them. */
function isDismissed({ upTo, ids, groups }: Dismissed, key: string, id: NotificationId): boolean {
  const inGroup = groups[key]
  return (
    (upTo !== null && compareId(id, upTo) <= 0) ||
    (inGroup !== undefined && compareId(id, inGroup) <= 0) ||
    ids.includes(id)
  )
}

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

function visibleTotal({ key, total }: NotificationGroup, { dismissed, isSilenced }: GroupRules) {
  if (total === null || isDismissed(dismissed, key, total.upTo)) return null
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
    ({ id, account }) => !isDismissed(rules.dismissed, group.key, id) && !rules.isSilenced(account),
  )
  const total = visibleTotal(group, rules)
  if (members.length === 0 && total === null) return null
  if (members.length === group.members.length && total === group.total) return group
  return { ...group, members, total }
}
