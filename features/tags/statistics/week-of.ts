import type { Usage } from '@/schemas/statuses/tag'

export interface Week {
  uses: number
  /** Sum of the daily counts of accounts, as the server reports them. */
  people: number
  /** Uses per day, oldest first. */
  days: number[]
}

/** Days of a week. */
const DAY_COUNT = 7
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/**
 * Returns the last seven days of a hashtag or link from its history (newest first); null where the server sends none.
 */
export function weekOf(history: readonly Usage[] | undefined): Week | null {
  if (!history || history.length === 0) return null
  const last = history.slice(0, DAY_COUNT)
  const uses = last.map((day) => day.uses ?? 0)
  return { uses: sum(uses), people: sum(last.map((day) => day.accounts ?? 0)), days: uses.toReversed() }
}

/**
 * Number of days that count as now for the people who use a hashtag or link: today is incomplete, so
 * yesterday counts too.
 */
export const RECENT_DAYS = 2

/** Returns how many people used a hashtag or link lately, as the server counts them; null where it does not. */
export function recentPeople(history: readonly Usage[] | undefined): number | null {
  if (!history || history.length === 0) return null
  return sum(history.slice(0, RECENT_DAYS).map(({ accounts }) => accounts ?? 0))
}
