import type { Runtime } from '@/lib/runtime'
import type { ScheduledStatus } from '@/schemas/statuses/scheduled'
import { carefulVisibility } from '@/schemas/statuses/status'
import { confirmWithoutRelated, loadRelatedPost } from '../drafts/related-post'
import type { Parent } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { fileOf } from '../editing/from-status'
import { knownLanguage } from '../language/languages'
import { mentionedIn } from '../text/mentioned'

/**
 * Creates a draft with the content and time of a scheduled post; stored before it resolves. Asks first when the parent or
 * the quote cannot be kept. Returns its id; null when the answer is no. Throws ApiError.
 */
export async function draftOfScheduled(
  runtime: Runtime,
  drafts: Drafts,
  post: ScheduledStatus,
): Promise<string | null> {
  const { params } = post
  const { key: identityKey } = runtime.identity
  const answered = await loadRelatedPost(runtime, params.in_reply_to_id)
  const quoted = await loadRelatedPost(runtime, params.quoted_status_id)
  const lost = {
    parent: params.in_reply_to_id !== null && answered === null,
    quote: Boolean(params.quoted_status_id) && quoted === null,
  }
  if (!(await confirmWithoutRelated(identityKey, lost))) return null
  const parent: Parent | null = answered && { ...answered, prefill: '' }
  const poll = params.poll ?? null
  const id = drafts.open(identityKey, {
    kind: parent ? 'reply' : 'redraft',
    readers: mentionedIn(params.text),
    fields: {
      warning: params.spoiler_text.trim() !== '',
      spoilerText: params.spoiler_text,
      sensitive: params.sensitive,
      visibility: params.visibility && carefulVisibility(params.visibility),
      language: knownLanguage(params.language),
      parent,
      quoted,
      quotePolicy: params.quote_approval_policy ?? null,
      scheduledAt: post.scheduled_at,
    },
    parts: [
      {
        text: params.text,
        media: post.media_attachments.map((media) => fileOf(media, false)),
        poll: poll && {
          options: poll.options,
          multiple: poll.multiple,
          expiresIn: poll.expires_in,
          hideTotals: poll.hide_totals,
        },
      },
    ],
  })
  await drafts.storeNow(id)
  return id
}
