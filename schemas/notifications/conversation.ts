import * as z from 'zod/mini'
import { accountDto } from '../accounts/account'
import { flag, id, tolerantArray, tolerantList, tolerantOrNull } from '../primitives'
import { statusDto } from '../statuses/status'

export const conversationDto = z.object({
  id: id<'conversation'>(),
  unread: flag,
  accounts: tolerantList(accountDto, 'account'),
  last_status: z.catch(tolerantOrNull(statusDto, 'status'), null),
})
export type ConversationDto = z.output<typeof conversationDto>
export const conversationsDto = tolerantArray(conversationDto, 'conversation')
