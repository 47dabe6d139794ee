import { entityMutation, normalisePoll } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { pollDto } from '@/schemas/statuses/poll'
import type { PollId } from '@/schemas/primitives'
import { withVote } from './patches'

/** Votes; the results are shown optimistically. */
export const voteInPoll = (id: PollId, choices: readonly number[]) =>
  entityMutation({
    kind: 'poll',
    id,
    slot: 'vote',
    patch: withVote(choices),
    request: (http) =>
      http.request(`/api/v1/polls/${apiSegment(id)}/votes`, {
        method: 'POST',
        json: { choices },
        schema: pollDto,
      }),
    rows: (answer) => normalisePoll(answer).rows,
  })
