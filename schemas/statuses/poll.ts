import * as z from 'zod/mini'
import { customEmojis } from '../server/emoji'
import { count0, flag, id, stringOrNull, maybeFlag, countOrNull, text, tolerantArray } from '../primitives'

export const pollOptionDto = z.object({ title: text, votes_count: countOrNull })

export const pollDto = z.object({
  id: id<'poll'>(),
  expires_at: stringOrNull,
  expired: flag,
  multiple: flag,
  votes_count: count0,
  voters_count: countOrNull,
  voted: maybeFlag,
  own_votes: z.optional(z.catch(z.array(z.number()), [])),
  options: tolerantArray(pollOptionDto, 'poll option'),
  emojis: customEmojis,
})
export type PollDto = z.output<typeof pollDto>
