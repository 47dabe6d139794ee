import { defineMessages, percent, type IntlShape } from '@/lib/i18n'
import type { Poll } from '@/schemas/entities'
import { optionPercentOf } from './rules'

const messages = defineMessages({
  announcement: {
    id: 'poll.announcement',
    defaultMessage: 'Results: {results}',
    description:
      'Announced to screen readers when the results of a poll appear; {results}: the options with their shares',
  },
  announcedShare: {
    id: 'poll.announcement.share',
    defaultMessage: '{title}, {share}',
    description:
      'One poll option in an announcement to screen readers; {title}: text of the option; {share}: such as "50%"',
  },
  announcedShareOwn: {
    id: 'poll.announcement.share_own',
    defaultMessage: '{title}, {share}, your vote',
    description:
      'The poll option the user voted for, in an announcement to screen readers; {title}: text of the option; {share}: such as "50%"',
  },
  announcedOwn: {
    id: 'poll.announcement.own',
    defaultMessage: '{title}, your vote',
    description:
      'The poll option the user voted for, in an announcement to screen readers while shares are hidden; {title}: text of the option',
  },
})

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
