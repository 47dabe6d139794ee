import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { ScheduledStatus } from '@/schemas/scheduled'
import type { Parent } from '../draft'
import type { Post } from '../draft-parts'
import type { Drafts } from '../drafts-store'
import { fileOf } from '../from-status'
import { mentionedIn } from '../mentioned'
import { originalOf, snapshotOf } from '../post-snapshot'

const postOf = async (runtime: Runtime, id: StatusId | null | undefined): Promise<Post | null> => {
  if (!id) return null
  try {
    return await snapshotOf(runtime, await originalOf(runtime, id))
  } catch {
    return null
  }
}

/** A draft that says what a scheduled post says, with its time; stored before it resolves. Returns its id. */
export async function draftOfScheduled(
  runtime: Runtime,
  drafts: Drafts,
  post: ScheduledStatus,
): Promise<string> {
  const { params } = post
  const answered = await postOf(runtime, params.in_reply_to_id)
  const parent: Parent | null = answered && { ...answered, prefill: '' }
  const poll = params.poll ?? null
  const id = drafts.open(runtime.identity.who, {
    kind: parent ? 'reply' : 'redraft',
    media: post.media_attachments.map((media) => fileOf(media, false)),
    readers: mentionedIn(params.text),
    fields: {
      text: params.text,
      warning: params.spoiler_text.trim() !== '',
      spoilerText: params.spoiler_text,
      sensitive: params.sensitive,
      visibility: params.visibility,
      language: params.language,
      parent,
      quoted: await postOf(runtime, params.quoted_status_id),
      quotePolicy: params.quote_approval_policy ?? null,
      poll: poll && {
        options: poll.options,
        multiple: poll.multiple,
        expiresIn: poll.expires_in,
        hideTotals: poll.hide_totals,
      },
      scheduledAt: post.scheduled_at,
    },
  })
  await drafts.keep(id)
  return id
}
