import type * as z from 'zod/mini'
import { normaliseAnswer, type EntityRow, type EntityRows } from '@/lib/cache'
import { compareId } from '@/lib/live-list/compare-id'
import type {
  groupedNotificationsDto,
  NotificationDto,
  NotificationGroupDto,
} from '@/schemas/notifications/notification'
import { SAMPLE_SIZE, type GroupDetails, type NotificationGroup } from './group'
import { groupKeyOf } from './group-key'

type Extras = Pick<
  NotificationGroupDto,
  'report' | 'event' | 'moderation_warning' | 'annual_report' | 'collection' | 'fallback'
>

function detailsOf(rows: EntityRows, extras: Extras): GroupDetails {
  const { report, event, moderation_warning: warning, annual_report: annual, collection, fallback } = extras
  return {
    ...(report && {
      report: {
        id: report.id,
        category: report.category,
        comment: report.comment,
        target: report.target_account ? rows.account(report.target_account) : null,
        statuses: report.status_ids.length,
      },
    }),
    ...(event && {
      severance: {
        type: event.type,
        target: event.target_name,
        followers: event.followers_count ?? null,
        following: event.following_count ?? null,
      },
    }),
    ...(warning && { warning: { id: warning.id, action: warning.action, text: warning.text } }),
    ...(annual && { annualYear: String(annual.year) }),
    ...(collection && { collection }),
    ...(fallback && { fallback: { title: fallback.title, summary: fallback.summary } }),
  }
}

const groupOfServer = (rows: EntityRows, dto: NotificationGroupDto): NotificationGroup => ({
  id: dto.most_recent_notification_id,
  key: dto.group_key,
  type: dto.type,
  at: dto.latest_page_notification_at ?? null,
  status: dto.status_id ?? null,
  members: [],
  total: {
    upTo: dto.most_recent_notification_id,
    // A number below that of the people in its sample is wrong.
    count: Math.max(1, dto.notifications_count, dto.sample_account_ids.length),
    accounts: dto.sample_account_ids.slice(0, SAMPLE_SIZE),
  },
  details: detailsOf(rows, dto),
})

const groupOfSingle = (
  rows: EntityRows,
  dto: NotificationDto,
  grouped: readonly string[],
): NotificationGroup => ({
  id: dto.id,
  key: groupKeyOf(dto, grouped),
  type: dto.type,
  at: dto.created_at,
  status: dto.status ? rows.status(dto.status) : null,
  members: [{ id: dto.id, account: rows.account(dto.account) }],
  total: null,
  details: detailsOf(rows, dto),
})

/** Groups and the entities of their answer. */
export interface NormalisedGroups {
  readonly groups: readonly NotificationGroup[]
  readonly rows: EntityRow[]
}

/**
 * Splits an answer of the grouped API. Sorts by the newest notification, since a page requested from below has the
 * order of the oldest.
 */
export const normaliseGroups = (answer: z.output<typeof groupedNotificationsDto>): NormalisedGroups =>
  normaliseAnswer((rows) => {
    for (const account of answer.accounts) rows.account(account)
    for (const status of answer.statuses) rows.status(status)
    const groups = answer.notification_groups.map((dto) => groupOfServer(rows, dto))
    return { groups: groups.toSorted((a, b) => compareId(b.id, a.id)) }
  })

/** Splits single notifications, of a page or a stream; each becomes a group of its own. */
export const normaliseSingles = (
  dtos: readonly NotificationDto[],
  grouped: readonly string[],
): NormalisedGroups =>
  normaliseAnswer((rows) => ({ groups: dtos.map((dto) => groupOfSingle(rows, dto, grouped)) }))
