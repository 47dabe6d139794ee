import { percent, type IntlShape } from '@/lib/i18n'
import type { Poll } from '@/schemas/entities'
import { messages } from './messages'
import { percentOf } from './rules'

/** The results in one sentence, for ears: each option with its share and whether one chose it. */
export function spokenResults(poll: Poll, intl: IntlShape): string {
  const parts = poll.options.map(({ title, votes_count: votes }, at) => {
    const own = poll.own_votes?.includes(at)
    if (votes === null) return own ? intl.formatMessage(messages.spokenOwn, { title }) : title
    const share = percent(intl, percentOf(poll, votes), 100)
    return intl.formatMessage(own ? messages.spokenShareOwn : messages.spokenShare, { title, share })
  })
  return intl.formatMessage(messages.spoken, { results: parts.join('; ') })
}
