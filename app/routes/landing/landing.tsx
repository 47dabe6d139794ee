import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { AccountRow } from '@/features/accounts'
import { TrendsSummary } from '@/features/explore'
import { instanceQuery, ServerHead } from '@/features/instance'
import { MembersOnly, publicSource, RefreshButton, Timeline, useOpenFeeds } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { AccountId } from '@/schemas/primitives'
import { ScreenFrame } from '../../layout/column/screen-frame'
import { useScrollPosition } from '../../pages/use-scroll-position'
import { Join } from './join'
import styles from './landing.module.css'

const messages = defineMessages({
  runBy: {
    id: 'landing.runBy',
    defaultMessage: 'Run by',
    description: 'Heading on the start page for visitors, above the administrator of the server',
  },
  posts: {
    id: 'landing.posts',
    defaultMessage: 'Recent posts',
    description: 'Heading on the start page for visitors, above the latest posts of this server',
  },
  allPosts: {
    id: 'landing.allPosts',
    defaultMessage: 'All live feeds',
    description: 'Link on the start page for visitors, next to the heading “Recent posts”',
  },
})

/** The account of the administrator. */
function Contact({ id }: { id: AccountId }) {
  const intl = useIntl()
  return (
    <section className={styles.section} aria-label={intl.formatMessage(messages.runBy)}>
      <h2 className={styles.title}>{intl.formatMessage(messages.runBy)}</h2>
      {/* The row of an account is an item of a list. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="list">
        <AccountRow id={id} />
      </div>
    </section>
  )
}

/** The latest posts of this server, where visitors may read them. */
function RecentPosts({ isOpen }: { isOpen: boolean }) {
  const intl = useIntl()
  const source = useMemo(() => publicSource('local', false), [])
  const { key, ...position } = useScrollPosition('landing', 'visit')
  if (!isOpen) return <MembersOnly />
  const label = intl.formatMessage(messages.posts)
  return (
    <>
      <div className={styles.top}>
        <h2 className={styles.title}>{label}</h2>
        <AppLink to={paths.local} className={styles.all}>
          {intl.formatMessage(messages.allPosts)}
        </AppLink>
      </div>
      <Timeline key={key} source={source} label={label} {...position} />
    </>
  )
}

/** The start page for visitors: the server, who runs it, what is trending there and its latest posts. */
export function LandingRoute() {
  const runtime = useRuntime()
  const { identity, me } = runtime
  const query = useQuery({ ...instanceQuery(runtime), enabled: me === null })
  const { data: instance, error, isFetching } = query
  const source = useMemo(() => publicSource('local', false), [])
  const { local: isOpen } = useOpenFeeds()
  if (me !== null) return null
  const title = instance?.title || new URL(identity.server).host
  return (
    <ScreenFrame
      title={title}
      heading={<bdi>{title}</bdi>}
      actions={instance && isOpen && <RefreshButton source={source} />}
    >
      {instance ? (
        <>
          <div className={styles.card}>
            <ServerHead instance={instance} />
            <Join instance={instance} isOpen={isOpen} />
          </div>
          {instance.contact.accountId !== null && <Contact id={instance.contact.accountId} />}
          <TrendsSummary />
          <RecentPosts isOpen={isOpen} />
        </>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonList />
      )}
    </ScreenFrame>
  )
}
