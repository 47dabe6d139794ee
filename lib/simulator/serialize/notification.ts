import type { Notification, NotificationRequest, Report, Warning, Severance } from '../store/model'
import { plain } from '../rules/text'
import { accountOut } from './account'
import { collectionOut } from './collection'
import { statusOut } from './status'
import { iso, type Json, type View } from './view'

/** Types every client knows; others get a displayable fallback. */
const BASELINE = ['mention', 'status', 'reblog', 'follow', 'follow_request', 'favourite', 'poll', 'update']

export const reportOut = (view: View, report: Report): Json => {
  const target = view.world.accounts.get(report.targetId)
  return {
    id: report.id,
    action_taken: false,
    action_taken_at: null,
    category: report.category,
    comment: report.comment,
    forwarded: report.forwarded,
    created_at: iso(report.createdAt),
    status_ids: report.statusIds.length > 0 ? report.statusIds : null,
    rule_ids: report.ruleIds.length > 0 ? report.ruleIds : null,
    collection_ids: report.collectionIds ?? null,
    target_account: target ? accountOut(view, target) : null,
  }
}

const severanceOut = (id: string, at: number, event: Severance): Json => ({
  id,
  type: event.type,
  purged: event.purged,
  target_name: event.targetName,
  followers_count: event.followersCount,
  following_count: event.followingCount,
  created_at: iso(at),
})

const warningOut = (view: View, id: string, at: number, owner: string, warning: Warning): Json => {
  const target = view.world.accounts.get(owner)
  return {
    id,
    action: warning.action,
    text: warning.text,
    status_ids: warning.statusIds.length > 0 ? warning.statusIds : null,
    target_account: target ? accountOut(view, target) : null,
    appeal: null,
    created_at: iso(at),
  }
}

const FALLBACK: Record<string, (name: string) => string> = {
  quote: (name) => `${name} quoted your post`,
  quoted_update: (name) => `${name} edited a post you have quoted`,
  severed_relationships: () => 'Relationships were severed',
  moderation_warning: () => 'You have received a moderation warning',
  annual_report: () => 'Your yearly report is ready',
  added_to_collection: (name) => `${name} added you to a collection`,
  collection_update: (name) => `${name} changed a collection you are in`,
  'admin.sign_up': (name) => `${name} signed up`,
  'admin.report': (name) => `${name} filed a report`,
}

/** Fields of some types only. */
export function extrasOut(view: View, n: Notification, supported: readonly string[]): Json {
  const report = view.world.reports.get(n.reportId)
  const from = view.world.accounts.get(n.fromId)
  const name = from?.displayName || from?.username || ''
  const collection = view.world.collections.get(n.collectionId)
  const fallback = supported.length > 0 && !supported.includes(n.type) && !BASELINE.includes(n.type)
  const status = view.world.statuses.get(n.statusId)
  return {
    ...(report ? { report: reportOut(view, report) } : {}),
    ...(n.severance ? { event: severanceOut(n.id, n.createdAt, n.severance) } : {}),
    ...(n.warning ? { moderation_warning: warningOut(view, n.id, n.createdAt, n.accountId, n.warning) } : {}),
    ...(n.annualYear ? { annual_report: { year: n.annualYear } } : {}),
    ...(collection ? { collection: collectionOut(view, collection) } : {}),
    ...(fallback
      ? {
          fallback: {
            title: FALLBACK[n.type]?.(name) ?? `${name}: ${n.type}`,
            summary: status ? `<p>${plain(status.content).slice(0, 80)}</p>` : null,
            description: null,
          },
        }
      : {}),
  }
}

export function notificationOut(view: View, n: Notification, supported: readonly string[] = []): Json {
  const from = view.world.accounts.get(n.fromId)
  const status = view.world.statuses.get(n.statusId)
  return {
    id: n.id,
    type: n.type,
    created_at: iso(n.createdAt),
    group_key: n.groupKey,
    ...(n.filtered ? { filtered: true } : {}),
    account: from ? accountOut(view, from) : null,
    ...(status ? { status: statusOut(view, status) } : {}),
    ...extrasOut(view, n, supported),
  }
}

/** A filtered sender; the count is a string, as on Mastodon. */
export function requestOut(view: View, request: NotificationRequest): Json {
  const from = view.world.accounts.get(request.fromId)
  const status = view.world.statuses.get(request.lastStatusId)
  const count = view.world.notifications
    .by('from', `${request.accountId}>${request.fromId}`)
    .filter((n) => n.filtered).length
  return {
    id: request.id,
    created_at: iso(request.createdAt),
    updated_at: iso(request.updatedAt),
    notifications_count: String(count),
    account: from ? accountOut(view, from) : null,
    last_status: status ? statusOut(view, status) : null,
  }
}
