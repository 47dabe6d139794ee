import { useMemo } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { AccountAvatarLink, DisplayName, FollowButton } from '@/features/accounts'
import { useCapability } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { askNext, idsOf } from '@/lib/query'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SparkleIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { FeaturedTags } from './featured-tags'
import { endorsementsList, featuredTagsQuery } from './queries'
import styles from './featured.module.css'

const messages = defineMessages({
  people: {
    id: 'featuredTab.people',
    defaultMessage: 'Featured people',
    description: 'Heading over the people that somebody shows on the profile',
  },
  empty: {
    id: 'featuredTab.empty',
    defaultMessage: 'Nothing is featured yet',
    description: 'Title: somebody shows no people or hashtags on the profile',
  },
  emptyText: {
    id: 'featuredTab.emptyText',
    defaultMessage: 'Hashtags and people that this account recommends appear here.',
    description: 'Text: somebody shows no people or hashtags on the profile',
  },
  more: { id: 'featuredTab.more', defaultMessage: 'Show more', description: 'Button under a list of people' },
})

const NOBODY: AccountId[] = []

/** Hashtags and accounts an account features on its profile. */
export function FeaturedTab({ account }: { account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const endorses = useCapability('endorse')
  const tags = useQuery(featuredTagsQuery(runtime, account.id))
  const list = useMemo(() => endorsementsList(runtime, account.id), [runtime, account.id])
  const people = useInfiniteQuery({ ...list, enabled: endorses, staleTime: 60_000, refetchOnMount: true })
  const ids = people.data ? idsOf(people.data) : NOBODY
  const failed = tags.error ? tags : people.error && people.data === undefined ? people : null
  if (failed)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} busy={failed.isFetching} />
  if (tags.data === undefined || (endorses && people.data === undefined))
    return <SkeletonList kind="account" rows={3} />
  if (tags.data.length === 0 && ids.length === 0)
    return (
      <EmptyState
        icon={<SparkleIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    )
  return (
    <>
      <FeaturedTags account={account} />
      {ids.length > 0 && (
        <section aria-labelledby="featured-people">
          <h2 id="featured-people" className={styles.title}>
            {intl.formatMessage(messages.people)}
          </h2>
          <ul className={styles.people}>
            {ids.map((id) => (
              <Person key={id} id={id} />
            ))}
          </ul>
          {people.hasNextPage && (
            <div className={styles.more}>
              <Button busy={people.isFetching} onClick={() => askNext(people)}>
                {intl.formatMessage(messages.more)}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

function Person({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  if (!account || account.hidden) return null
  return (
    <li className={styles.person}>
      <AccountAvatarLink account={account} />
      <AppLink to={paths.profile(account.acct)} className={styles.name}>
        <DisplayName account={account} />
      </AppLink>
      <FollowButton account={account} />
    </li>
  )
}
