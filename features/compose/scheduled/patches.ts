import type { ScheduledStatus } from '@/schemas/statuses/scheduled'

type List = ScheduledStatus[]

const byTime = (a: ScheduledStatus, b: ScheduledStatus) =>
  Date.parse(a.scheduled_at) - Date.parse(b.scheduled_at)

export const withoutPost =
  (id: string) =>
  (list: List): List =>
    list.some((post) => post.id === id) ? list.filter((post) => post.id !== id) : list

/** `at`: ISO 8601. */
export const withTime =
  (id: string, at: string) =>
  (list: List): List =>
    list.map((post) => (post.id === id ? { ...post, scheduled_at: at } : post)).sort(byTime)
