import * as z from 'zod/mini'
import { accountDto } from '../accounts/account'
import { id, countOrNull, maybeFlag, text, tolerantArray, tolerantEnum, tolerantOrNull } from '../primitives'
import { statusDto } from '../statuses/status'

const knownRule = tolerantEnum(['accept', 'filter', 'drop'], 'unknown')
/** Absent where the server has no such rule. */
const rule = z.optional(
  z.transform((value: unknown) =>
    value === undefined || value === null ? undefined : z.parse(knownRule, value),
  ),
)
const summary = z.catch(
  z.object({ pending_requests_count: countOrNull, pending_notifications_count: countOrNull }),
  { pending_requests_count: null, pending_notifications_count: null },
)

export const notificationPolicyDto = z.object({
  for_not_following: rule,
  for_not_followers: rule,
  for_new_accounts: rule,
  for_private_mentions: rule,
  for_limited_accounts: rule,
  for_bots: rule,
  summary,
})

const ruleOf = (filtered: boolean | undefined) => {
  if (filtered === undefined) return undefined
  return filtered ? ('filter' as const) : ('accept' as const)
}

/** The first version of the policy, whose senders are filtered or not, read as the second. */
export const notificationPolicyV1Dto = z.pipe(
  z.object({
    filter_not_following: maybeFlag,
    filter_not_followers: maybeFlag,
    filter_new_accounts: maybeFlag,
    filter_private_mentions: maybeFlag,
    summary,
  }),
  z.transform((policy): z.output<typeof notificationPolicyDto> => ({
    for_not_following: ruleOf(policy.filter_not_following),
    for_not_followers: ruleOf(policy.filter_not_followers),
    for_new_accounts: ruleOf(policy.filter_new_accounts),
    for_private_mentions: ruleOf(policy.filter_private_mentions),
    summary: policy.summary,
  })),
)

export const notificationRequestDto = z.object({
  id: id<'notification-request'>(),
  /** Both '' when unknown. */
  created_at: text,
  updated_at: text,
  notifications_count: countOrNull,
  account: accountDto,
  last_status: tolerantOrNull(statusDto, 'status'),
})
export const notificationRequestsDto = tolerantArray(notificationRequestDto, 'notification request')

/** Whether the notifications of accepted senders are in the list (`/api/v1/notifications/requests/merged`). */
export const mergedDto = z.object({ merged: z.boolean() })
