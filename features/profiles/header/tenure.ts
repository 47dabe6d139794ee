/** How long an account has existed, in whole units; the text shows the largest. */
export type Tenure =
  | { readonly kind: 'today' }
  | { readonly kind: 'days' | 'months' | 'years' | 'anniversary'; readonly count: number }

const DAY = 24 * 3_600_000

/**
 * Returns how long an account has existed at `now` (ms); null for a wrong or future date. Servers send the day of
 * joining in UTC, without a time.
 */
export function tenureOf(joined: string, now: number): Tenure | null {
  const [from, to] = [new Date(joined), new Date(now)]
  const days = Math.floor(to.getTime() / DAY) - Math.floor(from.getTime() / DAY)
  if (!(days >= 0)) return null
  if (days === 0) return { kind: 'today' }
  const isWhole = to.getUTCDate() >= from.getUTCDate()
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 +
    (to.getUTCMonth() - from.getUTCMonth()) -
    (isWhole ? 0 : 1)
  if (months === 0) return { kind: 'days', count: days }
  if (months < 12) return { kind: 'months', count: months }
  const isAnniversary = months % 12 === 0 && to.getUTCDate() === from.getUTCDate()
  return { kind: isAnniversary ? 'anniversary' : 'years', count: Math.floor(months / 12) }
}
