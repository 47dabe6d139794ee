import type { NotificationId } from '@/schemas/primitives'

/** The span of a group, in ms. */
const HALF_DAY = 43_200_000

/** Types that are grouped per post. */
const ABOUT_STATUS: readonly string[] = ['favourite', 'reblog']

interface Keyed {
  readonly id: NotificationId
  readonly type: string
  readonly created_at: string
  readonly group_key?: string | undefined
  readonly status?: { readonly id: string } | null | undefined
}

/**
 * Returns the group key of a single notification. Types outside `grouped` are never grouped, even when the server
 * sends a shared key. Without a key of the server, notifications of one type about one post within half a day are a
 * group, as on Mastodon.
 */
export function groupKeyOf(notification: Keyed, grouped: readonly string[]): string {
  const { id, type, created_at, group_key, status } = notification
  if (!grouped.includes(type)) return `ungrouped-${id}`
  if (group_key) return group_key
  const span = Math.floor(Date.parse(created_at) / HALF_DAY)
  const target = ABOUT_STATUS.includes(type) ? (status?.id ?? null) : ''
  return Number.isNaN(span) || target === null ? `ungrouped-${id}` : `${type}-${target}-${span}`
}
