import { useCallback, useState, type ComponentProps } from 'react'
import { useQuery } from '@tanstack/react-query'
import { AccountList } from '@/features/accounts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
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

interface Props extends Pick<ComponentProps<typeof AccountList>, 'scroller' | 'memory'> {
  account: Account
}

/** Hashtags and accounts an account features on its profile. */
export function FeaturedTab({ account, ...position }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const tags = useQuery(featuredTagsQuery(runtime, account.id))
  // The list itself reads accounts of an earlier visit again.
  const {
    isSupported: endorses,
    list,
    query: people,
    ids,
    isListed,
  } = useFeaturedAccounts(account.id, Infinity)
  const isShown = useCallback(
    (id: AccountId) => isListed(id) && runtime.cache.read('account', id)?.hidden !== true,
    [isListed, runtime],
  )
  const [wasLoaded] = useState(people.data !== undefined)
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
          <AccountList
            list={list}
            {...position}
            label={intl.formatMessage(messages.people)}
            isListed={isShown}
            refreshesOnOpen={wasLoaded}
            empty={{ title: intl.formatMessage(messages.empty) }}
          />
        </section>
      )}
    </>
  )
}
