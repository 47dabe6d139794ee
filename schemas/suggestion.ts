import * as z from 'zod/mini'
import { accountDto } from './account'
import { text, tolerantArray, words } from './primitives'

export const suggestionDto = z.object({
  account: accountDto,
  source: z.optional(text),
  sources: z.optional(words),
})
export const suggestionsDto = tolerantArray(suggestionDto, 'suggestion')
