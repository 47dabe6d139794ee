import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FilterContextProvider } from '@/features/filters'
import { isApiError } from '@/lib/http'
import { useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Scroller } from '@/lib/column'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { afterPaint } from '@/lib/util/timing/after-paint'
import type { StatusId } from '@/schemas/primitives'
import { statusQuery } from '../queries'
import { RevealProvider } from '../reveal-context'
import { useRevealed } from './branch-store'
import { ThreadRows } from './lazy-thread-rows'

const Unavailable = lazyPart(() => import('./unavailable'))

interface Props {
  id: StatusId
  scroller: Scroller
  memory: WindowMemory
}

/** A thread around a post: its ancestors above, the post itself large, the replies below. */
export function Thread({ id, scroller, memory }: Props) {
  const runtime = useRuntime()
  const revealed = useRevealed(runtime.identity.key, id)
  const {
    data: status,
    error,
    refetch,
  } = useQuery({ ...statusQuery(runtime, id), staleTime: Infinity, refetchOnMount: false })
  // Refetches the post after the cached one is painted, as the thread has priority.
  useEffect(() => {
    const reread = () => void runtime.client.prefetchQuery({ ...statusQuery(runtime, id), staleTime: 0 })
    return afterPaint(reread)
  }, [runtime, id])
  // The server no longer shows the post, even if it is cached.
  const missing = isApiError(error, 'notFound')
  if (status && !status.gone && !missing)
    return (
      <FilterContextProvider value="thread">
        <RevealProvider value={revealed}>
          <ThreadRows key={id} status={status} scroller={scroller} memory={memory} />
        </RevealProvider>
      </FilterContextProvider>
    )
  if (status || error)
    return <Unavailable gone={status?.gone === true} error={error} onRetry={() => void refetch()} />
  return <SkeletonList />
}
