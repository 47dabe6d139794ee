import { entityMutation, splitPoll } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import { pollDto } from '@/schemas/poll'
import type { PollId } from '@/schemas/primitives'
import { withVote } from './patches'

/**
 * Votes; the results are shown at once. Refused ones (voted elsewhere, over in the meantime: 422) read the poll anew,
 * since what was shown is no longer so.
 */
export const voteInPoll = ({ loader }: Pick<Runtime, 'loader'>, id: PollId, choices: readonly number[]) =>
  entityMutation({
    kind: 'poll',
    id,
    slot: 'vote',
    patch: withVote(choices),
    request: (http) =>
      http.request(`/api/v1/polls/${encodeURIComponent(id)}/votes`, {
        method: 'POST',
        json: { choices },
        schema: pollDto,
      }),
    rows: (answer) => splitPoll(answer).rows,
    onRefused: () => void loader.refresh({ kind: 'poll', id }),
  })
