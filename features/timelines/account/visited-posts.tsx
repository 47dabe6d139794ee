import { useMemo, type ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRuntime } from '@/lib/runtime'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Scroller } from '@/lib/column'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { StatusList } from '../status-list/status-list'
import { visitedList } from '../status-list/status-lists'
import { UnderPinned } from './under-pinned'

/** Rarely needed, so its code loads on demand. */
const Nothing = lazyPart(() => import('./empty-account'))

interface Props {
  id: AccountId
  scroller: Scroller
  memory: WindowMemory
  label: string
  /** Shown after the last post. */
  end?: ReactNode
}

/** The posts of an account for a visitor: a plain list, which needs less code than a timeline. */
export function VisitedPosts({ id, ...shown }: Props) {
  const runtime = useRuntime()
  const list = useMemo(() => visitedList(runtime, id), [runtime, id])
  // Starts loading while the pinned posts load.
  useInfiniteQuery(list)
  return (
    <UnderPinned id={id}>
      {(pinned) => (
        <StatusList list={list} context="account" without={pinned} empty={<Nothing />} {...shown} />
      )}
    </UnderPinned>
  )
}
