import type { Scheduled } from '../store/model'
import { longNumber } from './long-number'
import { mediaOut } from './media'
import { iso, type Json, type View } from './view'

export const scheduledOut = (view: View, s: Scheduled): Json => ({
  id: s.id,
  scheduled_at: iso(s.scheduledAt),
  params: {
    text: s.text,
    spoiler_text: s.spoilerText || null,
    visibility: s.visibility,
    sensitive: s.sensitive,
    language: s.language,
    // Mastodon sends this id as a number.
    in_reply_to_id: s.inReplyToId === null ? null : longNumber(s.inReplyToId),
    media_ids: s.mediaIds.length > 0 ? s.mediaIds : null,
    poll: s.poll
      ? {
          options: s.poll.options,
          expires_in: s.poll.expiresIn,
          multiple: s.poll.multiple,
          hide_totals: s.poll.hideTotals,
        }
      : null,
    quoted_status_id: s.quotedStatusId,
    ...(s.quotePolicy === null ? {} : { quote_approval_policy: s.quotePolicy }),
    application_id: Number(s.applicationId),
    idempotency: s.idempotency,
    scheduled_at: null,
    with_rate_limit: false,
  },
  media_attachments: s.mediaIds.flatMap((id) => {
    const media = view.world.media.get(id)
    return media ? [mediaOut(view, media)] : []
  }),
})
