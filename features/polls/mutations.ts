import * as z from 'zod/mini'
import { entityMutation, normalisePoll } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { pollDto } from '@/schemas/statuses/poll'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id } from '@/schemas/primitives'
import { withVote } from './patches'

/** Votes; the results are shown optimistically. `choices` are positions of options, from 0. */
export const voteInPoll = defineMutation({
  name: 'voteInPoll',
  waits: {},
  args: z.object({ id: id<'poll'>(), choices: z.readonly(z.array(z.number())) }),
  create: ({ id: poll, choices }) =>
    entityMutation({
      kind: 'poll',
      id: poll,
      slot: 'vote',
      patch: withVote(choices),
      request: (http) =>
        http.request(`/api/v1/polls/${apiSegment(poll)}/votes`, {
          method: 'POST',
          json: { choices },
          schema: pollDto,
        }),
      rows: (answer) => normalisePoll(answer).rows,
    }),
})
