import type { Poll } from '@/schemas/entities'

/** True when closed by its flag or by time; never without an expiry. `now` in ms. */
export const isClosed = (poll: Pick<Poll, 'expired' | 'expires_at'>, now: number) =>
  poll.expired || (poll.expires_at !== null && Date.parse(poll.expires_at) <= now)

type Counts = Pick<Poll, 'voters_count' | 'votes_count' | 'multiple' | 'options'>

/**
 * Returns the number that shares are counted of: voters where known, else votes. Some servers send sums that
 * contradict the votes of the options: those are not used.
 */
export function totalOf({ voters_count: voters, votes_count, multiple, options }: Counts): {
  count: number
  of: 'people' | 'votes'
} {
  const parts = options.map((option) => option.votes_count ?? 0)
  const isHidden = options.length === 0 || options.some((option) => option.votes_count === null)
  const sum = parts.reduce((total, part) => total + part, 0)
  // Each voter of a single choice has one vote, and of several choices at least one.
  const fewest = multiple ? Math.max(0, ...parts) : sum
  const isPossible = voters !== null && (isHidden || (voters >= fewest && voters <= sum))
  if (isPossible) return { count: voters, of: 'people' }
  return { count: isHidden ? votes_count : sum, of: 'votes' }
}

/** Returns the share of an option in percent, rounded; at most 100. */
export function optionPercentOf(poll: Counts, votes: number | null): number {
  const { count } = totalOf(poll)
  return votes === null || count <= 0 ? 0 : Math.min(100, Math.round((votes / count) * 100))
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
 * Returns the indexes of options by their titles; none unless every title names one option, and no more than the poll
 * allows. A poll seen on another server may have been edited since.
 */
export function choicesOf(
  { options, multiple }: Pick<Poll, 'options' | 'multiple'>,
  titles: readonly string[],
) {
  const found = titles.map((title) => options.flatMap((option, at) => (option.title === title ? [at] : [])))
  const isClear = found.every(({ length }) => length === 1) && (multiple || titles.length <= 1)
  return isClear ? found.flat() : []
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
