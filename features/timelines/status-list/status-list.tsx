import { useCallback, useMemo, type ReactNode } from 'react'
import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import { FilterContextProvider, type FilterContext } from '@/features/filters'
import { useSetting } from '@/features/settings'
import { StatusCard } from '@/features/statuses'
import type { ApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { idsOf, refreshPagedList, useOpenedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { RefreshIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { statusRow } from '@/lib/ui/error-boundary/row-subject'
import { expectScroll, useColumn, type Scroller } from '@/lib/column'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { ListFailed } from '../rows/lazy-list-failed'
import type { StatusListOptions } from './status-lists'
import { useVisibleStatusIds } from '../rows/visibility'

const messages = defineMessages({
  listFailed: {
    id: 'timeline.listFailed',
    defaultMessage: 'Couldn’t load more posts',
    description: 'Message at the end of a list of posts; a button to try again follows',
  },
  refreshList: {
    id: 'timeline.refreshList',
    defaultMessage: 'Refresh',
    description: 'Button over a list of posts that does not update automatically, such as bookmarks',
  },
})

interface Props {
  list: StatusListOptions
  scroller: Scroller
  memory: WindowMemory
  /** Name of the feed for screen readers. */
  label: string
  /** Filter context, default home. */
  context?: FilterContext
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Replaces a list that failed to load; `busy` while it is retried. Default: the error with a way to retry. */
  failed?: (error: ApiError, busy: boolean, onRetry: () => void) => ReactNode
  /** Posts to leave out because they are shown elsewhere on the page. */
  without?: readonly StatusId[]
  /** Shown after the last post, and below the empty state. */
  end?: ReactNode
}

const NONE: readonly StatusId[] = []

/** Height in pixels of unmeasured rows. */
const ESTIMATED_HEIGHT = 180

const listFailed = (error: ApiError, busy: boolean, onRetry: () => void) => (
  <ListFailed error={error} busy={busy} onRetry={onRetry} />
)

/**
 * A plain list of posts that the server pages by its own cursors, windowed, with its scroll position
 * restored. A post stays until the list is reloaded, so that removing a bookmark, for example, can be undone.
 */
export function StatusList(props: Props) {
  const { list, scroller, memory, label, empty, context = 'home', failed = listFailed } = props
  const { without = NONE, end } = props
  const intl = useIntl()
  const byHand = useSetting('loadByHand')
  const { query, onRefresh, sizeOf } = useOpenedList(list, memory)
  const { data } = query
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const shown = useVisibleStatusIds(context, ids)
  const keys = useMemo(
    () => (without.length > 0 ? shown.filter((id) => !without.includes(id)) : shown),
    [shown, without],
  )

  const size = sizeOf(keys.length)
  const renderRow = useCallback(
    (row: string, index: number) => <StatusCard id={row as StatusId} position={index + 1} size={size} />,
    [size],
  )
  return (
    <FilterContextProvider value={context}>
      <PagedListBody
        kind="posts"
        query={query}
        keys={keys}
        renderRow={renderRow}
        subjectOf={statusRow}
        label={label}
        memory={memory}
        scroller={scroller}
        estimate={ESTIMATED_HEIGHT}
        byHand={byHand}
        onRefresh={onRefresh}
        failed={failed}
        failedText={intl.formatMessage(messages.listFailed)}
        // All posts are already shown above.
        empty={
          <>
            {shown.length === 0 && empty}
            {end}
          </>
        }
        end={end}
      />
    </FilterContextProvider>
  )
}

interface ReloadProps<Page> {
  list: UseInfiniteQueryOptions<Page, ApiError, InfiniteData<Page, string | null>, QueryKey, string | null>
}

/** Reloads a plain list. */
export function ReloadListButton<Page>({ list }: ReloadProps<Page>) {
  const intl = useIntl()
  const { scroller } = useColumn()
  const { client } = useRuntime()
  const { data, isFetching } = useInfiniteQuery({ ...list, enabled: false })
  if (data === undefined) return null
  return (
    <IconButton
      icon={isFetching ? <Spinner size="small" /> : <RefreshIcon size={18} aria-hidden />}
      label={intl.formatMessage(messages.refreshList)}
      aria-busy={isFetching || undefined}
      onClick={() => {
        if (isFetching) return
        expectScroll(scroller)
        scroller.scrollTo(0)
        void refreshPagedList(client, list.queryKey)
      }}
    />
  )
}
