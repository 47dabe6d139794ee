import * as z from 'zod/mini'
import { accountsDto } from '../accounts/account'
import { flag, id, tolerantArray, tolerantOrNull } from '../primitives'
import { statusDto } from '../statuses/status'

export const conversationDto = z.object({
  id: id<'conversation'>(),
  unread: flag,
  accounts: accountsDto,
  last_status: z.catch(tolerantOrNull(statusDto, 'status'), null),
})
export type ConversationDto = z.output<typeof conversationDto>
export const conversationsDto = tolerantArray(conversationDto, 'conversation')
