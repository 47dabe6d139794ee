import { useMemo } from 'react'
import { useMayHave } from '@/features/instance'
import { LinkCard } from '@/features/statuses'
import { recentPeople } from '@/features/tags'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { messages } from './messages'
import { peopleValues } from './people-values'
import { keyOfLink, trendingLinks, type TrendingLink } from './trend-lists'
import { TrendRows, type RowPosition, type TrendsProps } from './trend-rows'
import styles from './trends.module.css'

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 360

function LinkRow({ link: { card, history }, position }: { link: TrendingLink; position: RowPosition }) {
  const intl = useIntl()
  const isDiscussed = useMayHave('linkTimeline')
  const people = recentPeople(history)
  return (
    // The list puts its rows in wrapper elements, so <li> is not allowed here.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" className={styles.link} {...position}>
      <LinkCard card={card} sensitive={false} name={`link/${card.url}`} />
      <div className={styles.below}>
        {people !== null && (
          <span className={styles.people}>
            {intl.formatMessage(messages.sharedBy, peopleValues(intl, people))}
          </span>
        )}
        {isDiscussed && (
          <AppLink
            to={paths.link(card.url)}
            className={styles.discussion}
            aria-label={intl.formatMessage(messages.discussionOf, { title: card.title || card.url })}
          >
            {intl.formatMessage(messages.discussion)}
          </AppLink>
        )}
      </div>
    </div>
  )
}

const row = (link: TrendingLink, position: RowPosition) => <LinkRow link={link} position={position} />

/** Links that many people currently share. */
export function TrendingLinks(position: TrendsProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => trendingLinks(runtime), [runtime])
  return (
    <TrendRows
      {...position}
      list={list}
      keyOf={keyOfLink}
      row={row}
      label={intl.formatMessage(messages.links)}
      estimate={ESTIMATED_HEIGHT}
    />
  )
}
