import type { Runtime } from '@/lib/runtime'
import type { ScheduledStatus } from '@/schemas/scheduled'
import { agreedToLose, contextPost } from '../drafts/context'
import type { Parent } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { fileOf } from '../drafts/from-status'
import { mentionedIn } from '../publish/mentioned'

/**
 * A draft that says what a scheduled post says, with its time; stored before it resolves. Asks first when the parent or
 * the quote cannot be kept. Returns its id; null when the answer is no. Throws ApiError.
 */
export async function draftOfScheduled(
  runtime: Runtime,
  drafts: Drafts,
  post: ScheduledStatus,
): Promise<string | null> {
  const { params } = post
  const { who } = runtime.identity
  const answered = await contextPost(runtime, params.in_reply_to_id)
  const quoted = await contextPost(runtime, params.quoted_status_id)
  const lost = {
    parent: params.in_reply_to_id !== null && answered === null,
    quote: Boolean(params.quoted_status_id) && quoted === null,
  }
  if (!(await agreedToLose(who, lost))) return null
  const parent: Parent | null = answered && { ...answered, prefill: '' }
  const poll = params.poll ?? null
  const id = drafts.open(who, {
    kind: parent ? 'reply' : 'redraft',
    readers: mentionedIn(params.text),
    fields: {
      warning: params.spoiler_text.trim() !== '',
      spoilerText: params.spoiler_text,
      sensitive: params.sensitive,
      visibility: params.visibility,
      language: params.language,
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
  await drafts.keep(id)
  return id
}
