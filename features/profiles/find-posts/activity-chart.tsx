import { useEffect, useMemo, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { defineMessages, sentenceNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { fetchNext } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { TailFailed } from '@/lib/ui/error-state/tail-failed'
import type { Account } from '@/schemas/entities'
import { countMonths, middleOf, type Month } from './months'
import { activityQuery } from './queries'
import { isTimed } from './snowflake'
import styles from './find-posts.module.css'

const messages = defineMessages({
  title: {
    id: 'profile.activity.title',
    defaultMessage: 'Posts per month',
    description: 'Heading over a small bar chart of the posts of an account',
  },
  bar: {
    id: 'profile.activity.bar',
    defaultMessage: '{month}: {count, plural, one {# post} other {# posts}}',
    description: 'Label of a bar of the chart of posts per month; {month}: name and year of the month',
  },
  counted: {
    id: 'profile.activity.counted',
    defaultMessage:
      '{count, plural, one {Based on the latest {number} post.} other {Based on the latest {number} posts.}}',
    description: 'Under the chart of posts per month; {number}: how many posts were counted, formatted',
  },
  all: {
    id: 'profile.activity.all',
    defaultMessage: 'Based on all posts on this server.',
    description: 'Under the chart of posts per month',
  },
  more: {
    id: 'profile.activity.more',
    defaultMessage: 'Count earlier posts',
    description: 'Button under the chart of posts per month',
  },
  failed: {
    id: 'profile.activity.failed',
    defaultMessage: 'Couldn’t count earlier posts',
    description: 'Under the chart of posts per month; followed by a button to try again',
  },
  again: {
    id: 'profile.activity.again',
    defaultMessage: 'Try again',
    description: 'Button under the chart of posts per month after counting earlier posts failed',
  },
  none: {
    id: 'profile.activity.none',
    defaultMessage: 'No posts yet',
    description: 'In place of the chart of posts per month: title for an account without posts',
  },
  noneText: {
    id: 'profile.activity.noneText',
    defaultMessage: 'This server has no posts by this account. Boosts aren’t counted.',
    description: 'In place of the chart of posts per month: text for an account without posts',
  },
})

/** Pages of posts counted at first and by each further press. */
const PAGES_AT_ONCE = 4

/** Returns the activity of an account, loaded in steps, and whether a month can be opened. */
export function useActivity(account: Account) {
  const runtime = useRuntime()
  const query = useInfiniteQuery(activityQuery(runtime, account.id))
  const { data } = query
  const posts = useMemo(() => data?.pages.flatMap((page) => page.posts) ?? [], [data])
  const sample = posts[0]
  return { query, posts, isTimed: sample !== undefined && isTimed(sample) }
}

interface Props {
  account: Account
  /** The open month. */
  current: Month | null
}

/** The posts of an account per month as a small chart; each bar opens its month where the server can do that. */
export function ActivityChart({ account, current }: Props) {
  const intl = useIntl()
  const { query, posts, isTimed: canOpenMonths } = useActivity(account)
  const [wanted, setWanted] = useState(PAGES_AT_ONCE)
  const { data, error, hasNextPage, isFetching, isFetchNextPageError } = query
  const pages = data?.pages.length ?? 0
  const loadsMore = pages > 0 && pages < wanted && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (loadsMore) fetchNext(query)
  }, [loadsMore, query])
  const months = useMemo(() => countMonths(posts.map((post) => post.created_at)), [posts])
  if (error && pages === 0)
    return <ErrorState error={error} onRetry={() => void query.refetch()} busy={isFetching} />
  if (pages > 0 && posts.length === 0 && !hasNextPage)
    return (
      <EmptyState title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} />
    )
  const most = Math.max(1, ...months.map(({ count }) => count))
  const nameOf = (month: Month) => intl.formatDate(middleOf(month), { month: 'long', year: 'numeric' })
  return (
    <section className={styles.activity} aria-labelledby="profile-activity">
      <h2 id="profile-activity" className={styles.title}>
        {intl.formatMessage(messages.title)}
      </h2>
      <ol className={styles.chart} aria-busy={isFetching || undefined}>
        {months.map(({ month, count }) => {
          const label = intl.formatMessage(messages.bar, { month: nameOf(month), count })
          const bar = (
            <>
              <span className={styles.bar} style={{ blockSize: `${(count / most) * 100}%` }} />
              <span className="visually-hidden">{label}</span>
            </>
          )
          return (
            <li key={month} className={styles.month} title={label}>
              {canOpenMonths && count > 0 ? (
                <AppLink
                  to={`${paths.findPosts(account.acct)}?month=${month}`}
                  className={styles.column}
                  aria-current={month === current ? 'page' : undefined}
                >
                  {bar}
                </AppLink>
              ) : (
                <span className={styles.column}>{bar}</span>
              )}
              <span className={styles.name} aria-hidden>
                {intl.formatDate(
                  middleOf(month),
                  month.endsWith('-01') ? { year: 'numeric' } : { month: 'narrow' },
                )}
              </span>
            </li>
          )
        })}
      </ol>
      <div className={styles.under}>
        {pages > 0 && (
          <p>
            {hasNextPage
              ? intl.formatMessage(messages.counted, {
                  count: posts.length,
                  number: sentenceNumber(intl, posts.length),
                })
              : intl.formatMessage(messages.all)}
          </p>
        )}
        {isFetchNextPageError && (
          <div>
            <TailFailed text={intl.formatMessage(messages.failed)} error={error}>
              {null}
            </TailFailed>
          </div>
        )}
        {/* The same button in both states, so that it keeps the focus. */}
        {hasNextPage && (
          <Button
            variant="quiet"
            size="small"
            busy={isFetching}
            onClick={() => {
              setWanted(pages + PAGES_AT_ONCE)
              fetchNext(query)
            }}
          >
            {intl.formatMessage(isFetchNextPageError ? messages.again : messages.more)}
          </Button>
        )}
      </div>
    </section>
  )
}
