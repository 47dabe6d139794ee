import * as z from 'zod/mini'
import { accountDto } from './account'
import { text, tolerantArray, stringArray } from '../primitives'

export const suggestionDto = z.object({
  account: accountDto,
  source: z.optional(text),
  sources: z.optional(stringArray),
})
export const suggestionsDto = tolerantArray(suggestionDto, 'suggestion')
