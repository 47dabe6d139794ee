import { entryKey, isGap, type ViewConstraints, type Entry, type Gap, type ListState } from '@/lib/live-list'
import type { NotificationId } from '@/schemas/primitives'
import { includesMember, mergeGroups, type NotificationGroup } from './group'
import { visibleGroup, type GroupRules } from './visible-group'

/** Maximum number of groups to keep while the reader is at the top. */
export const TOP_GROUPS = 50

/** Groups by the id of their newest notification. */
export type GroupsById = Readonly<Record<NotificationId, NotificationGroup>>

type State = Pick<ListState<NotificationId>, 'entries' | 'pendingCount'>

/** A row of the list; `entry` is the key of its entry. */
export type NotificationListRow =
  | { readonly kind: 'group'; readonly entry: NotificationId; readonly group: NotificationGroup }
  | { readonly kind: 'gap'; readonly entry: string; readonly gap: Gap<NotificationId> }

/**
 * Merges the visible entries of each group, at the position of the newest one. Adjacent gaps have one row.
 */
function rowsOfEntries(
  entries: readonly Entry<NotificationId>[],
  groups: GroupsById,
  rules: GroupRules,
): NotificationListRow[] {
  const rows: NotificationListRow[] = []
  const indexes = new Map<string, number>()
  for (const entry of entries) {
    if (isGap(entry)) {
      if (rows.at(-1)?.kind !== 'gap') rows.push({ kind: 'gap', entry: entryKey(entry), gap: entry })
      continue
    }
    const stored = groups[entry]
    const group = stored && visibleGroup(stored, rules)
    if (!group) continue
    const at = indexes.get(group.key)
    const newer = at === undefined ? undefined : rows[at]
    if (at !== undefined && newer?.kind === 'group')
      rows[at] = { ...newer, group: mergeGroups(newer.group, group) }
    else {
      indexes.set(group.key, rows.length)
      rows.push({ kind: 'group', entry, group })
    }
  }
  return rows
}

/** The rows to show. A group with a pending notification stays where it is until the pending ones are shown. */
export const notificationRows = (
  { entries, pendingCount }: State,
  groups: GroupsById,
  rules: GroupRules,
): NotificationListRow[] => rowsOfEntries(entries.slice(pendingCount), groups, rules)

/** The number of groups that are new or have new notifications, and are not shown yet. */
export const pendingGroups = (
  { entries, pendingCount }: State,
  groups: GroupsById,
  rules: GroupRules,
): number =>
  rowsOfEntries(entries.slice(0, pendingCount), groups, rules).filter(({ kind }) => kind === 'group').length

/** Keeps the newest TOP_GROUPS groups when the list is trimmed, however many entries they have. */
export function keepTopGroups(
  constraints: ViewConstraints,
  { entries }: State,
  groups: GroupsById,
): ViewConstraints {
  const keys = new Set<string>()
  let last: NotificationId | null = null
  for (const entry of entries) {
    if (isGap(entry)) continue
    const key = groups[entry]?.key
    if (key === undefined) continue
    if (keys.size >= TOP_GROUPS && !keys.has(key)) break
    keys.add(key)
    last = entry
  }
  return last === null ? constraints : { ...constraints, protect: [...constraints.protect, last] }
}

/** True when the list has this notification already, e.g. in a page that was requested after it arrived. */
export function isListed({ entries }: State, groups: GroupsById, arrival: NotificationGroup): boolean {
  return entries.some((entry) => {
    const group = isGap(entry) ? undefined : groups[entry]
    return group?.key === arrival.key && includesMember(group, arrival.id)
  })
}

/**
 * Finds the older entries of a group that a new notification replaces: those on the same side of the border
 * between pending and shown. The last entry and those next to a gap stay, as pages are requested from them.
 */
export function replacedEntries(
  { entries, pendingCount }: State,
  groups: GroupsById,
  arrival: NotificationId,
): NotificationId[] {
  const at = entries.indexOf(arrival)
  const key = groups[arrival]?.key
  if (at < 0 || key === undefined) return []
  const end = at < pendingCount ? pendingCount : entries.length
  const isCursor = (i: number) => i === entries.length - 1 || isGap(entries[i - 1]) || isGap(entries[i + 1])
  return entries.slice(at + 1, end).flatMap((entry, i) => {
    if (isGap(entry) || isCursor(at + 1 + i)) return []
    return groups[entry]?.key === key ? [entry] : []
  })
}
