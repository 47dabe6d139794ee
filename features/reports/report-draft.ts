import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { id, type AccountId, type StatusId } from '@/schemas/primitives'

/** The reasons in the order they are offered. A dislike does not concern moderators and is not sent. */
export const CATEGORIES = ['dislike', 'spam', 'legal', 'violation', 'other'] as const
export type ReportCategory = (typeof CATEGORIES)[number]

const STEPS = ['category', 'rules', 'posts', 'comment', 'thanks'] as const
export type ReportStep = (typeof STEPS)[number]

const reportDraft = z.object({
  accountId: id<'account'>(),
  /** The post it was opened from; null for a profile. */
  source: z.nullable(id<'status'>()),
  step: z.enum(STEPS),
  category: z.nullable(z.enum(CATEGORIES)),
  ruleIds: z.array(z.string()),
  statusIds: z.array(id<'status'>()),
  comment: z.string(),
  /** Servers that the report is not forwarded to. */
  declined: z.array(z.string()),
})

/** Everything chosen for a report so far. */
export type ReportDraft = z.output<typeof reportDraft>

/** Maximum number of unsent reports to keep; the latest are kept. */
const MAX_DRAFTS = 20

/** The reports that were not sent, one for each reported account. They survive a reload, but not the tab. */
export const reportDrafts = createIdentityStore({
  key: 'report-drafts',
  area: 'session',
  version: 1,
  schema: z.array(reportDraft),
  defaults: [],
})

/** Adds a report, in place of an earlier report of the same account. */
export const withDraft = (drafts: readonly ReportDraft[], draft: ReportDraft): ReportDraft[] =>
  [...withoutDraft(drafts, draft.accountId), draft].slice(-MAX_DRAFTS)

/** Drops the report of an account. */
export const withoutDraft = (drafts: readonly ReportDraft[], accountId: AccountId): ReportDraft[] =>
  drafts.filter((draft) => draft.accountId !== accountId)

export const newReport = (accountId: AccountId, source: StatusId | null): ReportDraft => ({
  accountId,
  source,
  step: 'category',
  category: null,
  ruleIds: [],
  statusIds: source === null ? [] : [source],
  comment: '',
  declined: [],
})

/** Continues the stored report of this account with the post it is now opened from, or starts one. */
export function openDraft(
  drafts: readonly ReportDraft[],
  accountId: AccountId,
  source: StatusId | null,
): ReportDraft {
  const stored = drafts.find((draft) => draft.accountId === accountId)
  if (!stored) return newReport(accountId, source)
  if (source === null || stored.statusIds.includes(source)) return stored
  return { ...stored, source, statusIds: [...stored.statusIds, source] }
}

/** True when closing would lose something that the user entered. */
export function isChanged(draft: ReportDraft): boolean {
  const { statusIds, source } = draft
  return (
    draft.category !== null ||
    draft.comment.trim() !== '' ||
    statusIds.length !== (source === null ? 0 : 1) ||
    draft.declined.length > 0
  )
}
