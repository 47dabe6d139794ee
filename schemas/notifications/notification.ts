import * as z from 'zod/mini'
import { accountDto } from '../accounts/account'
import {
  count0,
  countOrNull,
  id,
  idOrNull,
  lineMarkup,
  longText,
  requiredString,
  stringOrNull,
  text,
  tolerantArray,
  tolerantList,
  tolerantOrNull,
  wholeText,
} from '../primitives'
import { statusDto } from '../statuses/status'

const reportDto = z.object({
  id: id<'report'>(),
  category: text,
  comment: longText,
  status_ids: tolerantList(id<'status'>(), 'status id'),
  target_account: z.optional(tolerantOrNull(accountDto, 'account')),
})

const severanceDto = z.object({
  id: id<'severance'>(),
  type: text,
  purged: z.catch(z.boolean(), false),
  target_name: text,
  followers_count: z.optional(countOrNull),
  following_count: z.optional(countOrNull),
  created_at: stringOrNull,
})

const warningDto = z.object({
  id: id<'warning'>(),
  action: text,
  text: longText,
  target_account: z.optional(tolerantOrNull(accountDto, 'account')),
  created_at: stringOrNull,
})

const extras = {
  report: z.optional(tolerantOrNull(reportDto, 'report')),
  event: z.optional(tolerantOrNull(severanceDto, 'severance')),
  moderation_warning: z.optional(tolerantOrNull(warningDto, 'warning')),
  annual_report: z.optional(tolerantOrNull(z.object({ year: id<'year'>() }), 'annual report')),
  collection: z.optional(tolerantOrNull(z.object({ id: id<'collection'>(), name: text }), 'collection')),
  /** `title` and `summary` are HTML. */
  fallback: z.optional(
    tolerantOrNull(z.object({ title: lineMarkup, summary: wholeText, description: longText }), 'fallback'),
  ),
}

/**
 * One ungrouped notification (v1 and streaming). `type` is an open string: unknown types show their fallback.
 */
export const notificationDto = z.object({
  id: id<'notification'>(),
  type: text,
  /** '' when unknown. */
  created_at: text,
  group_key: z.optional(text),
  account: accountDto,
  status: z.optional(tolerantOrNull(statusDto, 'status')),
  ...extras,
})
export type NotificationDto = z.output<typeof notificationDto>
export const notificationsDto = tolerantArray(notificationDto, 'notification')

export const notificationGroupDto = z.object({
  group_key: requiredString,
  type: text,
  notifications_count: count0,
  most_recent_notification_id: id<'notification'>(),
  page_min_id: z.optional(idOrNull<'notification'>()),
  page_max_id: z.optional(idOrNull<'notification'>()),
  latest_page_notification_at: z.optional(stringOrNull),
  sample_account_ids: tolerantList(id<'account'>(), 'account id'),
  status_id: z.optional(idOrNull<'status'>()),
  ...extras,
})
export type NotificationGroupDto = z.output<typeof notificationGroupDto>

export const groupedNotificationsDto = z.object({
  accounts: tolerantList(accountDto, 'account'),
  statuses: tolerantList(statusDto, 'status'),
  notification_groups: tolerantArray(notificationGroupDto, 'notification group'),
})

export const unreadCountDto = z.object({ count: count0 })
