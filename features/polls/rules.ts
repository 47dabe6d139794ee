import type { Poll } from '@/schemas/entities'

/** Closed by flag or by the clock (product.md 4); null expiry never closes. `now` in ms. */
export const isClosed = (poll: Pick<Poll, 'expired' | 'expires_at'>, now: number) =>
  poll.expired || (poll.expires_at !== null && Date.parse(poll.expires_at) <= now)

/** Share of an option in percent, rounded, of voters where they are told, else of votes (product.md 9). */
export function percentOf(poll: Pick<Poll, 'voters_count' | 'votes_count'>, votes: number | null): number {
  const total = poll.voters_count ?? poll.votes_count
  return votes === null || total <= 0 ? 0 : Math.round((votes / total) * 100)
}
