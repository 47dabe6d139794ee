import { baseLanguage } from '@/lib/i18n'
import type { Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import type { TimelineOptions } from './options-store'

/**
 * True when the options of a timeline leave a post out. `status` is the entry, `shown` the boosted post,
 * else the entry. Replies to the reader and replies of an author to themselves stay. A post without a
 * language passes the filter.
 */
export function isExcluded(
  options: TimelineOptions,
  status: Status,
  shown: Status,
  me: AccountId | null,
): boolean {
  const boost = Boolean(status.reblog)
  if (boost && !options.boosts) return true
  if (shown.quote && !options.quotes) return true
  if (!options.replies && !boost && status.in_reply_to_id !== null) {
    const to = status.in_reply_to_account_id
    if (to !== me && to !== status.account && status.account !== me) return true
  }
  if (options.mediaOnly && shown.media_attachments.length === 0) return true
  const { language } = shown
  if (options.languages.length === 0 || !language) return false
  return !options.languages.some((each) => baseLanguage(each) === baseLanguage(language))
}

/** True when the options leave anything out. */
export const isFiltering = ({ boosts, quotes, replies, mediaOnly, languages }: TimelineOptions): boolean =>
  !boosts || !quotes || !replies || mediaOnly || languages.length > 0
