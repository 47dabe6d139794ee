import * as z from 'zod/mini'
import { accountDto, accountsDto } from '../accounts/account'
import {
  count0,
  id,
  idOrNull,
  stringOrNull,
  text,
  tolerantArray,
  tolerantList,
  tolerantOrNull,
} from '../primitives'
import { statusDto, statusesDto } from '../statuses/status'

const reportDto = z.object({
  id: id<'report'>(),
  category: text,
  comment: text,
  status_ids: tolerantList(id<'status'>(), 'status id'),
  target_account: z.optional(tolerantOrNull(accountDto, 'account')),
})

const severanceDto = z.object({
  id: id<'severance'>(),
  type: text,
  purged: z.catch(z.boolean(), false),
  target_name: text,
  followers_count: z.optional(count0),
  following_count: z.optional(count0),
  created_at: stringOrNull,
})

const warningDto = z.object({
  id: id<'warning'>(),
  action: text,
  text,
  target_account: z.optional(tolerantOrNull(accountDto, 'account')),
  created_at: stringOrNull,
})

const extras = {
  report: z.optional(tolerantOrNull(reportDto, 'report')),
  event: z.optional(tolerantOrNull(severanceDto, 'severance')),
  moderation_warning: z.optional(tolerantOrNull(warningDto, 'warning')),
  annual_report: z.optional(
    tolerantOrNull(z.object({ year: z.union([z.string(), z.number()]) }), 'annual report'),
  ),
  collection: z.optional(tolerantOrNull(z.object({ id: id<'collection'>(), name: text }), 'collection')),
  /** `title` and `summary` are HTML. */
  fallback: z.optional(
    tolerantOrNull(z.object({ title: text, summary: text, description: text }), 'fallback'),
  ),
}

/**
 * One ungrouped notification (v1 and streaming). `type` is an open string: unknown types show their fallback.
 */
export const notificationDto = z.object({
  id: id<'notification'>(),
  type: z.string(),
  created_at: z.string(),
  group_key: z.optional(text),
  account: accountDto,
  status: z.optional(tolerantOrNull(statusDto, 'status')),
  ...extras,
})
export type NotificationDto = z.output<typeof notificationDto>
export const notificationsDto = tolerantArray(notificationDto, 'notification')

export const notificationGroupDto = z.object({
  group_key: z.string(),
  type: z.string(),
  notifications_count: count0,
  most_recent_notification_id: id<'notification'>(),
  page_min_id: z.optional(z.nullable(id<'notification'>())),
  page_max_id: z.optional(z.nullable(id<'notification'>())),
  latest_page_notification_at: z.optional(stringOrNull),
  sample_account_ids: tolerantList(id<'account'>(), 'account id'),
  status_id: z.optional(idOrNull<'status'>()),
  ...extras,
})
export type NotificationGroupDto = z.output<typeof notificationGroupDto>

export const groupedNotificationsDto = z.object({
  accounts: accountsDto,
  statuses: statusesDto,
  notification_groups: tolerantArray(notificationGroupDto, 'notification group'),
})

export const unreadCountDto = z.object({ count: count0 })
