import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { FilterIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Filter } from '@/schemas/filter'
import type { FilterId } from '@/schemas/primitives'
import { messages as shared } from '../messages'
import { useFilters } from '../use-filters'
import type { FilterPrefill } from './draft'
import { FilterForm } from './filter-form'
import { messages } from './messages'

interface Props {
  /** Null for a new filter. */
  id: FilterId | null
  prefill?: FilterPrefill
}

/** Keeps the first filter that was found, so that a reload or a deletion does not remove the form. */
function useOpenedFilter(found: Filter | undefined): Filter | undefined {
  const [opened, setOpened] = useState(found)
  if (!opened && found) setOpened(found)
  return opened ?? found
}

/** Creates or changes a filter. */
export function FilterEditor({ id, prefill }: Props) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useFilters()
  const filter = useOpenedFilter(data?.filters.find((each) => each.id === id))
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonList kind="account" rows={4} />
  if (data.api === null)
    return <EmptyState icon={<FilterIcon />} title={intl.formatMessage(shared.unsupported)} />
  if (id === null) return <FilterForm api={data.api} filter={null} prefill={prefill} />
  if (filter) return <FilterForm api={data.api} filter={filter} />
  return isFetching ? (
    <SkeletonList kind="account" rows={4} />
  ) : (
    <EmptyState
      drawing="missing"
      title={intl.formatMessage(messages.missing)}
      text={intl.formatMessage(messages.missingText)}
      action={
        <AppLink to={paths.filters} {...buttonProps()}>
          {intl.formatMessage(shared.all)}
        </AppLink>
      }
    />
  )
}
