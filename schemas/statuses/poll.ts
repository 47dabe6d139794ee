import * as z from 'zod/mini'
import { shortenLine } from '../bounds'
import { customEmojis } from '../server/emoji'
import {
  count0,
  flag,
  id,
  dateOrNull,
  maybeFlag,
  countOrNull,
  tolerantArray,
  tolerantList,
  wholeText,
} from '../primitives'

interface PollOption {
  title: string
  /** The whole title where `title` is shortened: an edit sends it again. */
  full_title?: string
  votes_count: number | null
}

export const pollOptionDto = z.pipe(
  z.object({ title: wholeText, votes_count: countOrNull }),
  z.transform((option): PollOption => {
    const title = shortenLine(option.title)
    return title === option.title ? option : { ...option, title, full_title: option.title }
  }),
)

export const pollDto = z.object({
  id: id<'poll'>(),
  expires_at: dateOrNull,
  expired: flag,
  multiple: flag,
  votes_count: count0,
  voters_count: countOrNull,
  voted: maybeFlag,
  own_votes: z.optional(tolerantList(z.number(), 'own vote')),
  options: tolerantArray(pollOptionDto, 'poll option'),
  emojis: customEmojis,
})
export type PollDto = z.output<typeof pollDto>
