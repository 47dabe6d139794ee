import { useQuery } from '@tanstack/react-query'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { ListIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { listsQuery } from './queries'
import styles from './lists-overview.module.css'

const messages = defineMessages({
  empty: { id: 'lists.empty', defaultMessage: 'No lists yet', description: 'Title: one has no lists' },
  emptyText: {
    id: 'lists.emptyText',
    defaultMessage: 'A list gathers the posts of a few people in a timeline of its own.',
    description: 'Text: one has no lists',
  },
  exclusive: {
    id: 'lists.exclusive',
    defaultMessage: 'Kept out of home',
    description: 'Note at a list whose members are not shown in home',
  },
})

/** The user's lists, each linked to its timeline. */
export function ListsOverview() {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useQuery({
    ...listsQuery(useRuntime()),
    staleTime: 30_000,
    refetchOnMount: true,
  })
  if (data === undefined && error)
    return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (data === undefined) return <SkeletonList kind="account" rows={4} />
  if (data.length === 0)
    return (
      <EmptyState
        icon={<ListIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    )
  return (
    <ul className={styles.list}>
      {data.map((list) => (
        <li key={list.id}>
          <AppLink to={paths.list(list.id)} className={styles.entry}>
            <ListIcon size={20} aria-hidden />
            <span className={styles.name}>
              <bdi>{list.title}</bdi>
            </span>
            {list.exclusive && <span className={styles.note}>{intl.formatMessage(messages.exclusive)}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
