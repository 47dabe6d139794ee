import { useMemo, type ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilterContextProvider } from '@/features/filters'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { PinnedPosts } from './pinned-posts'
import { pinnedList } from '../status-list/status-lists'
import { useVisibleStatusIds } from '../rows/visibility'

const NONE: StatusId[] = []

/**
 * Shows the pinned posts of an account and renders its other posts below, which receive the pinned ids to
 * leave out. Waits for the pinned posts first, so that nothing moves.
 */
export function UnderPinned({
  id,
  children,
}: {
  id: AccountId
  children: (pinned: readonly StatusId[]) => ReactNode
}) {
  const runtime = useRuntime()
  const list = useMemo(() => pinnedList(runtime, id), [runtime, id])
  const { data, isPending } = useInfiniteQuery({ ...list, staleTime: 30_000, refetchOnMount: true })
  const ids = data ? idsOf(data) : NONE
  const pinned = useVisibleStatusIds('account', ids)
  if (isPending) return <SkeletonList />
  return (
    <>
      <FilterContextProvider value="account">
        <PinnedPosts ids={pinned} own={id === runtime.me} />
      </FilterContextProvider>
      {children(pinned)}
    </>
  )
}
