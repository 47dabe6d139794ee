import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { FilterIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { messages as shared } from '../messages'
import { useFilters } from '../use-filters'
import { FilterRow } from './filter-row'
import { messages } from './messages'
import styles from './filter-list.module.css'

/** The user's filters, each linked to its form. */
export function FilterList() {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useFilters()
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonList kind="account" rows={4} />
  const { api, filters } = data
  if (api === null) return <EmptyState icon={<FilterIcon />} title={intl.formatMessage(shared.unsupported)} />
  if (filters.length === 0)
    return (
      <EmptyState
        icon={<FilterIcon />}
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
        action={
          <AppLink to={paths.newFilter()} {...buttonProps({ variant: 'primary' })}>
            {intl.formatMessage(shared.new)}
          </AppLink>
        }
      />
    )
  return (
    <>
      <div className={styles.top}>
        <AppLink to={paths.newFilter()} {...buttonProps()}>
          {intl.formatMessage(shared.new)}
        </AppLink>
      </div>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.label)}>
        {filters.map((filter) => (
          <FilterRow key={filter.id} filter={filter} api={api} />
        ))}
      </ul>
    </>
  )
}
