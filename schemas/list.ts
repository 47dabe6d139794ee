import * as z from 'zod/mini'
import { id, maybeFlag, tolerantArray, tolerantEnum } from './primitives'

export const listDto = z.object({
  id: id<'list'>(),
  title: z.string(),
  exclusive: maybeFlag,
  replies_policy: z.optional(tolerantEnum(['none', 'list', 'followed'], 'list')),
})
export type List = z.output<typeof listDto>
export const listsDto = tolerantArray(listDto, 'list')
