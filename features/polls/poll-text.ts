import { percent, type IntlShape } from '@/lib/i18n'
import type { Poll } from '@/schemas/entities'
import { messages } from './messages'
import { optionPercentOf } from './rules'

/**
 * Joins the options in one line for screen readers; with `results` each has its share and whether the user
 * chose it.
 */
export function spokenOptions(poll: Poll, results: boolean, intl: IntlShape): string {
  const parts = poll.options.map(({ title, votes_count: votes }, at) => {
    const own = results && poll.own_votes?.includes(at)
    if (!results || votes === null) return own ? intl.formatMessage(messages.announcedOwn, { title }) : title
    const share = percent(intl, optionPercentOf(poll, votes), 100)
    return intl.formatMessage(own ? messages.announcedShareOwn : messages.announcedShare, { title, share })
  })
  return parts.join('; ')
}

/** Returns the results as a sentence for screen readers. */
export const spokenResults = (poll: Poll, intl: IntlShape): string =>
  intl.formatMessage(messages.announcement, { results: spokenOptions(poll, true, intl) })
