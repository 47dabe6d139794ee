import type { Tag } from '@/schemas/tag'

export interface Week {
  uses: number
  /** Sum of the daily counts of accounts, as the server reports them. */
  people: number
  /** Uses per day, oldest first. */
  days: number[]
}

const DAYS = 7
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/**
 * Returns the last seven days of a hashtag from its history (newest first); null where the server sends none.
 */
export function weekOf(history: Tag['history']): Week | null {
  if (!history || history.length === 0) return null
  const last = history.slice(0, DAYS)
  const uses = last.map((day) => day.uses ?? 0)
  return { uses: sum(uses), people: sum(last.map((day) => day.accounts ?? 0)), days: uses.toReversed() }
}
