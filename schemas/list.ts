import * as z from 'zod/mini'
import { enumOrAbsent, id, maybeFlag, text, tolerantArray } from './primitives'

export const listDto = z.object({
  id: id<'list'>(),
  title: text,
  exclusive: maybeFlag,
  replies_policy: enumOrAbsent(['none', 'list', 'followed']),
})
export type List = z.output<typeof listDto>
export const listsDto = tolerantArray(listDto, 'list')
