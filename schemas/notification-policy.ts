import * as z from 'zod/mini'
import { accountDto } from './account'
import { id, countOrNull, tolerantArray, tolerantEnum, tolerantOrNull } from './primitives'
import { statusDto } from './status'

const rule = z.optional(tolerantEnum(['accept', 'filter', 'drop'], 'accept'))

export const notificationPolicyDto = z.object({
  for_not_following: rule,
  for_not_followers: rule,
  for_new_accounts: rule,
  for_private_mentions: rule,
  for_limited_accounts: rule,
  for_bots: rule,
  summary: z.object({ pending_requests_count: countOrNull, pending_notifications_count: countOrNull }),
})

export const notificationRequestDto = z.object({
  id: id<'notification-request'>(),
  created_at: z.string(),
  updated_at: z.string(),
  notifications_count: countOrNull,
  account: accountDto,
  last_status: tolerantOrNull(statusDto, 'status'),
})
export const notificationRequestsDto = tolerantArray(notificationRequestDto, 'notification request')
