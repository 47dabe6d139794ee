import * as z from 'zod/mini'
import { accountsDto } from './accounts/account'
import { collectionListDto } from './collection'
import { statusesDto } from './statuses/status'
import { tagsDto } from './statuses/tag'

export const searchDto = z.object({
  accounts: z.catch(accountsDto, []),
  statuses: z.catch(statusesDto, []),
  hashtags: z.catch(tagsDto, []),
  /** Only for the address of a collection. */
  collections: z.catch(collectionListDto, []),
})
