import { keyWithin, type Runtime } from '@/lib/runtime'
import type { PollId } from '@/schemas/primitives'
import { changeBallot } from './ballot-store'
import { voteInPoll } from './mutations'
import { choicesOf, isClosed } from './rules'

/**
 * Votes for options by their titles, as a visitor chose them. `unclear` means that the user has to choose again: the
 * poll has not these options. A poll that is closed, or in which the account voted before, takes no vote. A vote that
 * failed stays chosen, and an alert says why.
 */
export async function voteByTitles(
  runtime: Runtime,
  id: PollId,
  titles: readonly string[],
): Promise<'voted' | 'unclear' | 'closed' | 'votedBefore' | 'failed'> {
  const poll = runtime.cache.read('poll', id)
  if (!poll) return 'unclear'
  if (poll.voted === true) return 'votedBefore'
  if (isClosed(poll, runtime.now())) return 'closed'
  const choices = choicesOf(poll, titles)
  if (choices.length === 0) return 'unclear'
  changeBallot(keyWithin(runtime.identity, id), { choices })
  return (await runtime.run(voteInPoll, { id, choices })) ? 'voted' : 'failed'
}
