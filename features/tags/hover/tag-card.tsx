import { useQuery } from '@tanstack/react-query'
import { defineMessages, sentenceNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { SkeletonBar } from '@/lib/ui/skeleton/skeleton'
import { tagQuery } from '../queries'
import { TagFollowButton } from '../tag-follow-button'
import { Bars } from './bars'
import { weekOf } from './week-of'
import styles from './tag-card.module.css'

const messages = defineMessages({
  uses: {
    id: 'tag.card.uses',
    defaultMessage: '{count, plural, one {{number} post this week} other {{number} posts this week}}',
    description: 'On the card of a hashtag',
  },
  people: {
    id: 'tag.card.people',
    defaultMessage: '{count, plural, one {by {number} person} other {by {number} people}}',
    description:
      'On the card of a hashtag, after the number of posts; people of several days count more than once',
  },
  unknown: {
    id: 'tag.card.unknown',
    defaultMessage: 'Nothing is known about this hashtag here',
    description: 'On the card of a hashtag whose use the server does not tell',
  },
})

/** The hover card of a hashtag: uses of the last week, follow button. */
export default function TagCard({ name }: { name: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { data, isPending } = useQuery({
    ...tagQuery(runtime, name),
    staleTime: 60_000,
    refetchOnMount: true,
  })
  const week = weekOf(data?.history)
  return (
    <div className={styles.card} aria-busy={isPending}>
      <div className={styles.top}>
        <AppLink to={paths.tag(name)} className={styles.name} dir="auto">
          #{data?.name || name}
        </AppLink>
        <TagFollowButton name={name} />
      </div>
      {isPending ? (
        <SkeletonBar width={0.7} />
      ) : week ? (
        <div className={styles.week}>
          <p>
            {intl.formatMessage(messages.uses, {
              count: week.uses,
              number: sentenceNumber(intl, week.uses),
            })}{' '}
            {week.uses > 0 &&
              intl.formatMessage(messages.people, {
                count: week.people,
                number: sentenceNumber(intl, week.people),
              })}
          </p>
          <Bars values={week.days} />
        </div>
      ) : (
        <p>{intl.formatMessage(messages.unknown)}</p>
      )}
    </div>
  )
}
