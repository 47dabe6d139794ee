import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { brokenEnd, fetchNext, lostOf, type PagedList } from '@/lib/query'
import type { Kind } from '@/schemas/entities'
import type { ListTailProps } from './list-tail'

type Choices = Pick<ListTailProps, 'kind' | 'byHand' | 'failedText' | 'end'>

/** Returns the tail of a list paged by an infinite query. Until there is a first page it tells about that one. */
export function pagedTail<K extends Kind>(
  query: UseInfiniteQueryResult<PagedList<K>>,
  choices: Choices,
): ListTailProps {
  const { data, error, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query
  const hasFailed = data ? isFetchNextPageError : isError
  return {
    ...choices,
    state: hasFailed ? 'failed' : isFetchingNextPage || !data ? 'loading' : hasNextPage ? 'more' : 'end',
    busy: isFetching,
    error,
    broken: data && brokenEnd(data),
    lost: data ? lostOf(data) : 0,
    onMore: () => (data ? fetchNext(query) : void query.refetch()),
  }
}
