import * as z from 'zod/mini'
import { mediaDto } from './media'
import {
  flag,
  id,
  idOrNull,
  longText,
  text,
  stringOrNull,
  tolerantArray,
  tolerantList,
  tolerantOrNull,
  wholeStringArray,
  wholeText,
} from '../primitives'
import { visibility } from './status'

const paramsDto = z.object({
  text: wholeText,
  spoiler_text: longText,
  /** Null when the author chose none: the server then applies the default of the account. */
  visibility: z.nullable(visibility),
  sensitive: flag,
  language: stringOrNull,
  in_reply_to_id: idOrNull<'status'>(),
  quoted_status_id: z.optional(idOrNull<'status'>()),
  quote_approval_policy: z.optional(stringOrNull),
  /** Idempotency key of the request; most servers do not return it. */
  idempotency: z.optional(stringOrNull),
  poll: z.optional(
    tolerantOrNull(
      z.object({
        options: wholeStringArray,
        multiple: flag,
        expires_in: z.catch(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)), 86_400),
        hide_totals: flag,
      }),
      'poll of a scheduled post',
    ),
  ),
})

/** A post that the server will publish later. */
export const scheduledStatusDto = z.object({
  id: id<'scheduled'>(),
  /** '' when unknown. */
  scheduled_at: text,
  params: paramsDto,
  media_attachments: tolerantList(mediaDto, 'media'),
})
export type ScheduledStatus = z.output<typeof scheduledStatusDto>

export const scheduledStatusesDto = tolerantArray(scheduledStatusDto, 'scheduled post')
