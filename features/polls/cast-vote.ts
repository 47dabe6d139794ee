import type { Runtime } from '@/lib/runtime'
import type { PollId } from '@/schemas/primitives'
import { changeBallot } from './ballot-store'
import { voteInPoll } from './mutations'

/** Votes once, and shows the results. `choices` are positions of options, from 0; `ballotKey`: see `useBallot`. */
export async function castVote(
  runtime: Runtime,
  id: PollId,
  choices: readonly number[],
  ballotKey: string,
): Promise<void> {
  // A second press, while this code was still loading.
  if (runtime.cache.read('poll', id)?.voted) return
  changeBallot(ballotKey, { failed: undefined, peeking: false })
  if (await runtime.run(voteInPoll, { id, choices: [...choices] })) return
  changeBallot(ballotKey, { peeking: true })
  // The toast says why. Load the poll before reporting here: it may have closed, and a lost answer may hide a counted
  // vote.
  await runtime.loader.refresh({ kind: 'poll', id })
  changeBallot(ballotKey, { failed: [...choices] })
}
