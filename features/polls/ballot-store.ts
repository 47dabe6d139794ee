import { create } from 'zustand'

/** What the person did with a poll and has not sent: it outlives the row, which leaves the page when scrolled away. */
interface Ballot {
  choices?: readonly number[] | undefined
  /** They asked for the results without voting. */
  peeking?: boolean | undefined
  /** The choices of a vote that the server refused, or that nobody knows the end of. */
  failed?: readonly number[] | undefined
}

/** Ballots beyond this many are forgotten, the oldest first. */
const KEPT = 200

const useBallots = create<{ ballots: ReadonlyMap<string, Ballot> }>(() => ({ ballots: new Map() }))

const EMPTY: Ballot = {}

/** The unsent ballot of a poll. `key` is `who/id`: ids belong to one server. */
export const useBallot = (key: string): Ballot => useBallots(({ ballots }) => ballots.get(key) ?? EMPTY)

/** Notes a choice or a look at the results. */
export function changeBallot(key: string, change: Ballot): void {
  const { ballots } = useBallots.getState()
  const others = [...ballots].filter(([other]) => other !== key).slice(1 - KEPT)
  useBallots.setState({ ballots: new Map([...others, [key, { ...ballots.get(key), ...change }]]) })
}
