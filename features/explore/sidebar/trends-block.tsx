import { memo } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMayHave } from '@/features/instance'
import { setSettings, useSetting } from '@/features/settings'
import { Bars, recentPeople, weekOf } from '@/features/tags'
import { pushToast } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { Menu } from '@/lib/ui/menu'
import { tagsDto } from '@/schemas/statuses/tag'
import { exploreKeys } from '../keys'
import { messages as trends } from '../trends/messages'
import { peopleValues } from '../trends/people-values'
import { useIsTagMuted } from '../trends/use-is-tag-muted'
import styles from './trends-block.module.css'

const messages = defineMessages({
  more: {
    id: 'trendsBlock.more',
    defaultMessage: 'Trend options',
    description: 'Button that opens the menu of the trends in the sidebar',
  },
  hide: {
    id: 'trendsBlock.hide',
    defaultMessage: 'Hide trends',
    description: 'Item in the menu of the trends in the sidebar',
  },
  hidden: {
    id: 'trendsBlock.hidden',
    defaultMessage: 'Trends are hidden. You can show them again in Preferences.',
    description: 'Notice with an Undo button, after hiding the trends in the sidebar',
  },
  people: {
    id: 'trendsBlock.people',
    defaultMessage: '{count, plural, one {{number} person} other {{number} people}}',
    description:
      'Below a trending hashtag in the sidebar: how many people use it; {number}: the count, formatted',
  },
  undo: {
    id: 'trendsBlock.undo',
    defaultMessage: 'Undo',
    description: 'Button of the notice that trends are hidden',
  },
})

/** Hashtags to show. */
const MAX_TAGS = 4
/** Hashtags to request: others take the places of those that the user muted. */
const MAX_REQUESTED = 10
/** Time in ms between two requests. */
const REFRESH_TIME = 15 * 60_000

/** The first trending hashtags. Not those of the Explore page, which keep their order while it is open. */
const blockQuery = ({ http }: Runtime) =>
  queryOptions({
    queryKey: exploreKeys.block(),
    meta: { skipAlert: true },
    staleTime: REFRESH_TIME,
    refetchInterval: REFRESH_TIME,
    queryFn: async ({ signal }) => {
      const query = { limit: MAX_REQUESTED }
      return (await http.request('/api/v1/trends/tags', { query, schema: tagsDto, signal })).data
    },
  })

/** Trending hashtags in the sidebar, which can be hidden. Nothing while there are none. */
export const TrendsBlock = memo(function TrendsBlock() {
  const isShown = useSetting('showTrends')
  const hasTrends = useMayHave('trendingTags')
  return isShown && hasTrends ? <Block /> : null
})

function Block() {
  const intl = useIntl()
  const { data = [] } = useQuery(blockQuery(useRuntime()))
  const isMuted = useIsTagMuted()
  const tags = data.filter((tag) => !isMuted(tag)).slice(0, MAX_TAGS)
  if (tags.length === 0) return null
  const hide = () => {
    setSettings({ showTrends: false })
    pushToast({
      text: () => intl.formatMessage(messages.hidden),
      action: {
        label: () => intl.formatMessage(messages.undo),
        undo: true,
        run: () => setSettings({ showTrends: true }),
      },
    })
  }
  return (
    <section className={styles.block} aria-label={intl.formatMessage(trends.tags)}>
      <header className={styles.top}>
        <h2 className={styles.title}>
          <AppLink to={paths.trendingTags}>{intl.formatMessage(trends.tags)}</AppLink>
        </h2>
        <Menu
          label={intl.formatMessage(messages.more)}
          entries={() => [{ kind: 'item', label: intl.formatMessage(messages.hide), onSelect: hide }]}
        />
      </header>
      <ul className={styles.tags}>
        {tags.map(({ name, history }) => {
          const people = recentPeople(history)
          const week = weekOf(history)
          return (
            <li key={name.toLowerCase()} className={styles.tag}>
              <div className={styles.words}>
                <AppLink to={paths.tag(name)} className={styles.name}>
                  <bdi>#{name}</bdi>
                </AppLink>
                {people !== null && (
                  <span
                    className={styles.people}
                    title={intl.formatMessage(trends.people, peopleValues(intl, people))}
                  >
                    {intl.formatMessage(messages.people, peopleValues(intl, people))}
                  </span>
                )}
              </div>
              {week && <Bars values={week.days} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
