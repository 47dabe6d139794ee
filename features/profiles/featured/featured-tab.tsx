import { useQuery } from '@tanstack/react-query'
import { AccountAvatarLink, DisplayName, FollowButton } from '@/features/accounts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { brokenEnd, fetchNext } from '@/lib/query'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { TailFailed } from '@/lib/ui/error-state/tail-failed'
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
  moreFailed: {
    id: 'featuredTab.moreFailed',
    defaultMessage: 'Couldn’t load more accounts',
    description: 'Below the accounts that an account features',
  },
  again: {
    id: 'featuredTab.again',
    defaultMessage: 'Try again',
    description: 'Button below a list of accounts after loading more failed',
  },
  tagsFailed: {
    id: 'featuredTab.tagsFailed',
    defaultMessage: 'Couldn’t load the featured hashtags',
    description: 'Title of an error above the accounts that an account features',
  },
  peopleFailed: {
    id: 'featuredTab.peopleFailed',
    defaultMessage: 'Couldn’t load the featured accounts',
    description: 'Title of an error below the hashtags that an account features',
  },
  allFailed: {
    id: 'featuredTab.allFailed',
    defaultMessage: 'Couldn’t load the featured hashtags and accounts',
    description: 'Title of an error in place of what an account features',
  },
})

interface Part {
  data: unknown
  error: Error | null
  isFetching: boolean
  errorUpdateCount: number
  refetch: () => Promise<unknown>
}

/** True until the first answer, good or bad. */
const isLoading = ({ data, errorUpdateCount }: Part) => data === undefined && errorUpdateCount === 0

/** In place of the parts that failed to load. */
function PartsFailed({ parts, title }: { parts: readonly Part[]; title: string }) {
  const error = parts.find((part) => part.error)?.error ?? null
  return (
    <ErrorState
      title={title}
      // Clients drop the error while they ask again.
      text={error ? undefined : ''}
      error={error}
      busy={parts.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const part of parts) void part.refetch()
      }}
    />
  )
}

/** Hashtags and accounts an account features on its profile. */
export function FeaturedTab({ account }: { account: Account }) {
  const intl = useIntl()
  const tags = useQuery(featuredTagsQuery(useRuntime(), account.id))
  const { isSupported: endorses, query: people, ids } = useFeaturedAccounts(account.id)
  if (isLoading(tags) || (endorses && isLoading(people))) return <SkeletonList kind="account" rows={3} />
  const lacksTags = tags.data === undefined
  const lacksPeople = endorses && people.data === undefined
  if (lacksTags && lacksPeople)
    return <PartsFailed parts={[tags, people]} title={intl.formatMessage(messages.allFailed)} />
  if (tags.data?.length === 0 && !lacksPeople && ids.length === 0)
    return (
      <EmptyState
        icon={<SparkleIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    )
  return (
    <>
      {lacksTags ? (
        <PartsFailed parts={[tags]} title={intl.formatMessage(messages.tagsFailed)} />
      ) : (
        <FeaturedTags account={account} />
      )}
      {lacksPeople && <PartsFailed parts={[people]} title={intl.formatMessage(messages.peopleFailed)} />}
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
          <MorePeople query={people} />
        </section>
      )}
    </>
  )
}

/** The button that loads further accounts, or the reason why the list ends early. */
function MorePeople({ query }: { query: ReturnType<typeof useFeaturedAccounts>['query'] }) {
  const intl = useIntl()
  const { data, error, hasNextPage, isFetching, isFetchNextPageError: hasFailed } = query
  const broken = data && brokenEnd(data)
  if (!hasNextPage && broken === undefined) return null
  return (
    <div className={styles.more}>
      {hasFailed && (
        <TailFailed text={intl.formatMessage(messages.moreFailed)} error={error}>
          {null}
        </TailFailed>
      )}
      {broken !== undefined && <span role="alert">{broken || intl.formatMessage(messages.moreFailed)}</span>}
      {/* The same button in both states, so that it keeps the focus. */}
      {hasNextPage && (
        <Button busy={isFetching} onClick={() => fetchNext(query)}>
          {intl.formatMessage(hasFailed ? messages.again : messages.more)}
        </Button>
      )}
    </div>
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
