import * as z from 'zod/mini'
import { accountDto } from './account'
import { text, tolerantArray } from './primitives'

export const suggestionDto = z.object({
  account: accountDto,
  source: z.optional(text),
  sources: z.optional(z.catch(z.array(z.string()), [])),
})
export const suggestionsDto = tolerantArray(suggestionDto, 'suggestion')
