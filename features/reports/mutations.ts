import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import type { CollectionId } from '@/schemas/collection'
import type { ReportDraft } from './report-draft'

/**
 * Sends a report. Not optimistic: nothing on screen changes by it, and the dialog waits for the answer. `domains`:
 * all servers that it may be forwarded to; those declined in the draft are left out. `collectionIds`: collections of the
 * account that it is about.
 */
export async function sendReport(
  { http, httpWriter }: Runtime,
  draft: ReportDraft,
  domains: readonly string[],
  collectionIds: readonly CollectionId[] = [],
) {
  const { accountId, category, ruleIds, statusIds, comment, declined } = draft
  const chosen = domains.filter((domain) => !declined.includes(domain))
  await httpWriter.request('/api/v1/reports', {
    method: 'POST',
    schema: z.unknown(),
    // The dialog may be the last thing a tab is used for.
    keepalive: true,
    json: {
      account_id: accountId,
      category: category ?? 'other',
      ...(category === 'violation' && { rule_ids: ruleIds }),
      status_ids: statusIds,
      ...(collectionIds.length > 0 && { collection_ids: collectionIds }),
      comment: comment.trim(),
      forward: chosen.length > 0,
      ...(http.capabilities.has('forwardDomains') && { forward_to_domains: chosen }),
    },
  })
}
