import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useClock, useIntl, useRelativeTime } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import type { Poll } from '@/schemas/entities'
import type { PollId } from '@/schemas/primitives'
import { isClosed, percentOf } from './rules'
import styles from './poll-view.module.css'

const messages = defineMessages({
  label: { id: 'poll.label', defaultMessage: 'Poll', description: 'Spoken name of a poll' },
  votes: {
    id: 'poll.votes',
    defaultMessage: '{count, plural, one {# vote} other {# votes}}',
    description: 'Under a poll',
  },
  people: {
    id: 'poll.people',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Under a poll',
  },
  closed: { id: 'poll.closed', defaultMessage: 'Closed', description: 'Under a poll that has ended' },
  ends: {
    id: 'poll.ends',
    defaultMessage: 'Ends {time}',
    description: 'Under a poll; time is like "in 3 hours"',
  },
  own: { id: 'poll.own', defaultMessage: 'Your vote', description: 'Mark on the option one voted for' },
})

/** A poll as it stands: options with their share. */
export function PollView({ id, lang }: { id: PollId; lang: string | null }) {
  const poll = useEntity('poll', id)
  return poll ? <Results poll={poll} lang={lang} /> : null
}

function Results({ poll, lang }: { poll: Poll; lang: string | null }) {
  const intl = useIntl()
  const clock = useClock()
  const closed = isClosed(poll, clock.read())
  const until = useRelativeTime(poll.expires_at ?? 0, 'long')
  return (
    <section className={styles.poll} aria-label={intl.formatMessage(messages.label)}>
      <ul className={styles.options}>
        {poll.options.map((option, index) => {
          const percent = percentOf(poll, option.votes_count)
          const own = poll.own_votes?.includes(index)
          return (
            <li key={index} className={styles.option} data-own={own || undefined}>
              <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
              <span dir="auto" lang={lang ?? undefined} className={styles.title}>
                <EmojiText text={option.title} emojis={poll.emojis} />
                {own && <span className={styles.own}>{intl.formatMessage(messages.own)}</span>}
              </span>
              {option.votes_count !== null && (
                <span className={styles.percent}>
                  {intl.formatNumber(percent / 100, { style: 'percent' })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.foot}>
        <span>
          {poll.voters_count === null
            ? intl.formatMessage(messages.votes, { count: poll.votes_count })
            : intl.formatMessage(messages.people, { count: poll.voters_count })}
        </span>
        {closed && <span>{intl.formatMessage(messages.closed)}</span>}
        {!closed && poll.expires_at !== null && (
          <span>{intl.formatMessage(messages.ends, { time: until })}</span>
        )}
      </p>
    </section>
  )
}
