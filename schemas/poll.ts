import * as z from 'zod/mini'
import { customEmojis } from './emoji'
import { count0, flag, id, instantOrNull, maybeFlag, numberOrNull, text, tolerantArray } from './primitives'
import { object } from './quick'

export const pollOptionDto = object({ title: text, votes_count: numberOrNull })

export const pollDto = object({
  id: id<'poll'>(),
  expires_at: instantOrNull,
  expired: flag,
  multiple: flag,
  votes_count: count0,
  voters_count: numberOrNull,
  voted: maybeFlag,
  own_votes: z.optional(z.catch(z.array(z.number()), [])),
  options: tolerantArray(pollOptionDto, 'poll option'),
  emojis: customEmojis,
})
export type PollDto = z.output<typeof pollDto>
