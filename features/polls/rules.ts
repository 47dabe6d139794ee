import type { Poll } from '@/schemas/entities'

/** True when closed by its flag or by time; never without an expiry. `now` in ms. */
export const isClosed = (poll: Pick<Poll, 'expired' | 'expires_at'>, now: number) =>
  poll.expired || (poll.expires_at !== null && Date.parse(poll.expires_at) <= now)

/** Returns the share of an option in percent, rounded: of voters where known, else of votes; at most 100. */
export function optionPercentOf(
  poll: Pick<Poll, 'voters_count' | 'votes_count'>,
  votes: number | null,
): number {
  const total = poll.voters_count ?? poll.votes_count
  return votes === null || total <= 0 ? 0 : Math.min(100, Math.round((votes / total) * 100))
}

/** Returns the choices after pressing option `at`: a single choice is replaced, multiple choices toggle. */
export function choose(
  { multiple }: Pick<Poll, 'multiple'>,
  choices: readonly number[],
  at: number,
  on: boolean,
): number[] {
  if (!multiple) return [at]
  const others = choices.filter((choice) => choice !== at)
  return on ? [...others, at].toSorted((a, b) => a - b) : others
}

/**
 * True when a vote that seemed to fail is really missing in the current poll: a lost answer may hide a
 * counted vote.
 */
export const isVoteLost = (
  poll: Pick<Poll, 'voted' | 'own_votes'>,
  vote: readonly number[] | undefined,
): boolean => vote !== undefined && !(poll.voted && vote.every((at) => poll.own_votes?.includes(at)))

/** Returns the indexes of the options with the most votes; none without votes or counts. */
export function leaders({ options }: Pick<Poll, 'options'>): ReadonlySet<number> {
  const most = Math.max(0, ...options.map((option) => option.votes_count ?? 0))
  return new Set(most === 0 ? [] : options.flatMap((option, at) => (option.votes_count === most ? [at] : [])))
}
