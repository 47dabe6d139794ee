import { create } from 'zustand'

/** Unsent input of a poll. Stored outside the row, because rows are unmounted when scrolled away. */
interface Ballot {
  choices?: readonly number[] | undefined
  /** Shows the results without a vote: the user asked for them, or the vote failed. */
  peeking?: boolean | undefined
  /** The choices of a vote that was refused, or whose outcome is unknown. */
  failed?: readonly number[] | undefined
}

/** Maximum number of ballots kept; the oldest are dropped. */
const MAX_BALLOTS = 200

const useBallots = create<{ ballots: ReadonlyMap<string, Ballot> }>(() => ({ ballots: new Map() }))

const EMPTY: Ballot = {}

/**
 * Returns the unsent ballot of a poll. `key` is the identity key, '/' and the id, since ids belong to one
 * server.
 */
export const useBallot = (key: string): Ballot => useBallots(({ ballots }) => ballots.get(key) ?? EMPTY)

/** Records a choice or a request for the results. */
export function changeBallot(key: string, change: Ballot): void {
  const { ballots } = useBallots.getState()
  const others = [...ballots].filter(([other]) => other !== key).slice(1 - MAX_BALLOTS)
  useBallots.setState({ ballots: new Map([...others, [key, { ...ballots.get(key), ...change }]]) })
}
