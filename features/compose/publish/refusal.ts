import type { Draft } from '../drafts/draft'
import type { PartContent } from '../drafts/draft-parts'
import { isAltTooLong } from '../media/details/is-alt-too-long'
import { pollRefusal } from '../poll/poll-rules'
import { isTooSoon } from './schedule-time'

export type Refusal =
  | 'empty'
  | 'too_long'
  | 'media_failed'
  | 'empty_part'
  | 'too_soon'
  | 'poll_few'
  | 'poll_same'
  | 'poll_long'
  | 'alt_long'
  | 'no_audience'

interface Room {
  /** Characters left, see `charactersLeft`; with parts, of the longest. */
  left: number
  /** ms since the epoch; needed only for a scheduled one. */
  now?: number
  /** Maximum length of a poll option, and of alt text. */
  choice?: number
  description?: number
  /** False when no one has said who can see the post: neither its author nor the account's default. Default true. */
  hasAudience?: boolean
}

type Attached = Pick<PartContent, 'media' | 'poll'>

const isEmpty = ({ text, media }: PartContent) => text.trim() === '' && media.length === 0
const hasFailed = ({ media }: Attached) => media.some((file) => file.state === 'failed')

/** Returns why the server would refuse the poll or the alt text of one part, or null. */
function attachmentsRefusal(
  { poll, media }: Attached,
  { choice = Infinity, description = Infinity }: Room,
): Refusal | null {
  const refusal = poll && pollRefusal(poll.options, choice)
  if (refusal) return `poll_${refusal}`
  return media.some(({ alt }) => isAltTooLong(alt, description)) ? 'alt_long' : null
}

/** Returns why a draft cannot be published, or null. A post needs text, media, or a quote with a warning. */
export function refusalOf({ fields, parts }: Pick<Draft, 'fields' | 'parts'>, room: Room): Refusal | null {
  const { left, now = 0, hasAudience = true } = room
  const quoteWithWarning = fields.quoted !== null && fields.warning && fields.spoilerText.trim() !== ''
  const [first, ...rest] = parts
  if (isEmpty(first) && !quoteWithWarning) return 'empty'
  if (rest.some(isEmpty)) return 'empty_part'
  if (left < 0) return 'too_long'
  if (fields.scheduledAt !== null && rest.length === 0 && isTooSoon(fields.scheduledAt, now))
    return 'too_soon'
  if (parts.some(hasFailed)) return 'media_failed'
  for (const part of parts) {
    const refusal = attachmentsRefusal(part, room)
    if (refusal) return refusal
  }
  return hasAudience ? null : 'no_audience'
}
