import * as z from 'zod/mini'
import { enumOrAbsent, id, maybeFlag, text, tolerantArray } from './primitives'

/** The people whose replies to others are in the timeline of a list. */
export const REPLIES_POLICIES = ['none', 'list', 'followed'] as const

export const listDto = z.object({
  id: id<'list'>(),
  title: text,
  exclusive: maybeFlag,
  replies_policy: enumOrAbsent(REPLIES_POLICIES),
})
export type List = z.output<typeof listDto>
export const listsDto = tolerantArray(listDto, 'list')
