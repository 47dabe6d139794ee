import * as z from 'zod/mini'
import { accountsDto } from './account'
import { statusesDto } from './status'
import { tagsDto } from './tag'

export const searchDto = z.object({
  accounts: z.catch(accountsDto, []),
  statuses: z.catch(statusesDto, []),
  hashtags: z.catch(tagsDto, []),
})
