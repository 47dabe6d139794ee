import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { announcePositionLost } from '@/lib/alerts'
import { useColumn, useColumnInView } from '@/lib/column'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { useInterval } from '@/lib/hooks/use-interval'
import type { ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { fetchNext, useReturn, type PagedList } from '@/lib/query'
import type { Kind } from '@/schemas/entities'
import { SkeletonList } from '../skeleton/skeleton'
import { useWindowHandle, type WindowMemory } from '../windowed-list'
import { ListBody, type ListBodyProps } from './list-body'
import type { ListTailProps } from './list-tail'
import { pagedTail } from './paged-tail'

/** Time in ms between two reads of a list in a column of the deck, which stays open. */
const COLUMN_READ_INTERVAL = 5 * 60_000

interface Props<K extends Kind>
  extends
    Pick<
      ListBodyProps,
      'label' | 'as' | 'keys' | 'size' | 'renderRow' | 'subjectOf' | 'scroller' | 'estimate' | 'onRefresh'
    >,
    Pick<ListTailProps, 'kind' | 'byHand' | 'end'> {
  query: UseInfiniteQueryResult<PagedList<K>>
  memory: WindowMemory
  /** Replaces a list that failed to load; `busy` while it is retried. */
  failed: (error: ApiError, busy: boolean, onRetry: () => void) => ReactNode
  /** Describes the failure of a next page. */
  failedText: string
  /** Replaces the rows when there are none. */
  empty: ReactNode
}

/** A list paged by the server's cursors, in every state: loading, failed, empty, and rows. */
export function PagedListBody<K extends Kind>(props: Props<K>) {
  const { query, memory, kind, keys, byHand = false, failed, failedText, empty, end, ...rows } = props
  const { data, error, hasNextPage, isFetching, isFetchNextPageError } = query
  const intl = useIntl()
  const handle = useWindowHandle(memory)
  const onLost = useCallback(() => announcePositionLost(intl), [intl])
  const { seeking, giveUp } = useReturn(query, keys, handle, onLost)

  const { isActive } = useColumn()
  const isInView = useColumnInView()
  const isVisible = useDocumentVisible() && isInView
  const readAgain = () => {
    if (memory.anchor === null && !isFetching) void rows.onRefresh?.()
  }
  useInterval(readAgain, !isActive && isVisible && data !== undefined ? COLUMN_READ_INTERVAL : null)

  // A page may have no visible items.
  const emptySoFar = keys.length === 0 && hasNextPage && !isFetchNextPageError
  const askMore = emptySoFar && !isFetching
  useEffect(() => {
    if (askMore) fetchNext(query)
  }, [askMore, query])

  // During a retry the button keeps its place and focus.
  const [failure, setFailure] = useState(error)
  if (error && error !== failure) setFailure(error)
  if (data === undefined && failure) return failed(failure, isFetching, () => void query.refetch())
  const skeleton = kind === 'posts' ? 'status' : 'account'
  if (seeking && data !== undefined) return <SkeletonList kind={skeleton} onGiveUp={giveUp} />
  if (data === undefined || emptySoFar) return <SkeletonList kind={skeleton} />
  if (keys.length === 0 && isFetchNextPageError && failure)
    return failed(failure, isFetching, () => fetchNext(query))
  if (keys.length === 0) return empty
  return (
    <ListBody
      {...rows}
      keys={keys}
      handle={handle}
      busy={isFetching}
      from={query.dataUpdatedAt}
      onNearEnd={() => fetchNext(query)}
      tail={pagedTail(query, { kind, byHand, failedText, end })}
    />
  )
}
