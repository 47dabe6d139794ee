import { useQuery } from '@tanstack/react-query'
import { AccountAvatarLink, DisplayName, FollowButton } from '@/features/accounts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { fetchNext } from '@/lib/query'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SparkleIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { FeaturedTags } from './featured-tags'
import { featuredTagsQuery } from './queries'
import { useFeaturedAccounts } from './use-featured-accounts'
import styles from './featured.module.css'

const messages = defineMessages({
  people: {
    id: 'featuredTab.people',
    defaultMessage: 'Featured accounts',
    description: 'Heading above the accounts that an account features',
  },
  empty: {
    id: 'featuredTab.empty',
    defaultMessage: 'Nothing featured yet',
    description: 'Title of the Featured tab of a profile while it is empty',
  },
  emptyText: {
    id: 'featuredTab.emptyText',
    defaultMessage: 'Hashtags and accounts that this person features appear here.',
    description: 'Text of the Featured tab of a profile while it is empty',
  },
  more: {
    id: 'featuredTab.more',
    defaultMessage: 'Show more',
    description: 'Button below a list of accounts',
  },
})

/** Hashtags and accounts an account features on its profile. */
export function FeaturedTab({ account }: { account: Account }) {
  const intl = useIntl()
  const tags = useQuery(featuredTagsQuery(useRuntime(), account.id))
  const { isSupported: endorses, query: people, ids } = useFeaturedAccounts(account.id)
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
              <Button busy={people.isFetching} onClick={() => fetchNext(people)}>
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
    <li className={styles.person} data-row>
      <AccountAvatarLink account={account} />
      <AppLink to={paths.profile(account.acct)} className={styles.name}>
        <DisplayName account={account} />
      </AppLink>
      <FollowButton account={account} />
    </li>
  )
}
