import * as z from 'zod/mini'
import { entityMutation, normalisePoll } from '@/lib/cache'
import { apiSegment, isApiError } from '@/lib/http'
import { pollDto, type PollDto } from '@/schemas/statuses/poll'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id } from '@/schemas/primitives'
import { withVote } from './patches'

/** True when these choices are the vote of the user on the server. */
const isVote = ({ own_votes: own = [] }: PollDto, choices: readonly number[]): boolean =>
  own.length === choices.length && choices.every((choice) => own.includes(choice))

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
      request: (http) => {
        const path = `/api/v1/polls/${apiSegment(poll)}`
        const vote = { method: 'POST', json: { choices }, schema: pollDto } as const
        return http.request(`${path}/votes`, vote).catch(async (error: unknown) => {
          // Votes are final: one whose answer was lost is refused when it is sent again.
          const known = isApiError(error, 'refused') && (await http.request(path, { schema: pollDto }))
          if (known && isVote(known.data, choices)) return known
          throw error
        })
      },
      rows: (answer) => normalisePoll(answer).rows,
    }),
})
