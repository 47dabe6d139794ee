import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilterContextProvider } from '@/features/filters'
import { idsOf } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Scroller, WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { PinnedPosts } from './pinned-posts'
import { accountSource } from './source'
import { pinnedList } from './status-lists'
import { Timeline } from './timeline'
import { useKept } from './use-kept'
import { useShown } from './visibility'

interface Props {
  id: AccountId
  scroller: Scroller
  memory: WindowMemory
  label: string
}

const NONE: StatusId[] = []

/** The posts of an account under those it pinned, none of them twice. What was pinned comes first, so that nothing moves. */
export function AccountPosts({ id, scroller, memory, label }: Props) {
  const runtime = useRuntime()
  const source = useMemo(() => accountSource(id, 'posts'), [id])
  const list = useMemo(() => pinnedList(runtime, id), [runtime, id])
  const { data, isPending } = useInfiniteQuery({ ...list, staleTime: 30_000, refetchOnMount: true })
  const ids = data ? idsOf(data) : NONE
  const pinned = useShown('account', ids)
  useKept(source)
  if (isPending) return <SkeletonList />
  return (
    <>
      <FilterContextProvider value="account">
        <PinnedPosts ids={pinned} own={id === runtime.me} />
      </FilterContextProvider>
      <Timeline source={source} scroller={scroller} memory={memory} label={label} without={pinned} />
    </>
  )
}
