import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMayHave } from '@/features/instance'
import { recentPeople } from '@/features/tags'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Tag } from '@/schemas/statuses/tag'
import { messages as trends } from '../trends/messages'
import { peopleValues } from '../trends/people-values'
import { trendsOf } from '../trends/trend-list'
import { keyOfLink, keyOfTag, trendingLinks, trendingTags, type TrendingLink } from '../trends/trend-lists'
import styles from './summary.module.css'

const messages = defineMessages({
  title: {
    id: 'trendsSummary.title',
    defaultMessage: 'Trending now',
    description: 'Heading on the start page for visitors, above trending hashtags and links',
  },
  more: {
    id: 'trendsSummary.more',
    defaultMessage: 'Explore',
    description: 'Link on the start page for visitors, next to its trends, to the page with all trends',
  },
})

/** Maximum number of hashtags and links that are shown. */
const MAX_TAGS = 6
const MAX_LINKS = 3

function TagItem({ tag: { name, history } }: { tag: Tag }) {
  const intl = useIntl()
  const people = recentPeople(history)
  return (
    <li>
      <AppLink to={paths.tag(name)} className={styles.tag}>
        <bdi>#{name}</bdi>
        {people !== null && people > 0 && (
          <span
            className={styles.count}
            title={intl.formatMessage(trends.people, peopleValues(intl, people))}
          >
            {intl.formatNumber(people)}
          </span>
        )}
      </AppLink>
    </li>
  )
}

/** A link, to the posts about it where the server has them. */
function LinkItem({ link: { card, history } }: { link: TrendingLink }) {
  const intl = useIntl()
  const people = recentPeople(history)
  const isDiscussed = useMayHave('linkTimeline')
  const name = card.title || card.url
  const host = URL.canParse(card.url) ? new URL(card.url).host : ''
  return (
    <li className={styles.link}>
      {isDiscussed ? (
        <AppLink to={paths.link(card.url)} className={styles.name} dir="auto">
          {name}
        </AppLink>
      ) : (
        <a href={card.url} target="_blank" rel="noopener noreferrer" className={styles.name} dir="auto">
          {name}
        </a>
      )}
      <span className={styles.about}>
        <bdi>{card.provider_name || host}</bdi>
        {people !== null && <span>{intl.formatMessage(trends.sharedBy, peopleValues(intl, people))}</span>}
      </span>
    </li>
  )
}

/** Returns the first trending hashtags and links; none while they load and where the server shows none. */
function useFirstTrends() {
  const runtime = useRuntime()
  const lists = useMemo(() => ({ tags: trendingTags(runtime), links: trendingLinks(runtime) }), [runtime])
  const hasTags = useMayHave('trendingTags')
  const hasLinks = useMayHave('trendingLinks')
  const tags = useInfiniteQuery({ ...lists.tags, enabled: hasTags })
  const links = useInfiniteQuery({ ...lists.links, enabled: hasLinks })
  return {
    tags: [...trendsOf(tags.data ?? { pages: [] }, keyOfTag).values()].slice(0, MAX_TAGS),
    links: [...trendsOf(links.data ?? { pages: [] }, keyOfLink).values()].slice(0, MAX_LINKS),
  }
}

/** The first trending hashtags and links, for visitors. Nothing where there are none. */
export function TrendsSummary() {
  const intl = useIntl()
  const { tags, links } = useFirstTrends()
  if (tags.length === 0 && links.length === 0) return null
  const title = intl.formatMessage(messages.title)
  return (
    <section className={styles.summary} aria-label={title}>
      <header className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        <AppLink to={paths.explore} className={styles.more}>
          {intl.formatMessage(messages.more)}
        </AppLink>
      </header>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={intl.formatMessage(trends.tags)}>
          {tags.map((tag) => (
            <TagItem key={keyOfTag(tag)} tag={tag} />
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label={intl.formatMessage(trends.links)}>
          {links.map((link) => (
            <LinkItem key={keyOfLink(link)} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}
